import type { Context, Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { addStoredBytes, lockTree } from '../file-usage/public.ts'
import {
  countedBytesOf,
  deleteAssets,
  type File,
  insertAssets,
  lockFileOfSite,
  type PendingFile,
  recordFailed,
  recordReady,
  saveFile,
} from '../files/public.ts'
import { fileContext } from './file-context.ts'
import { makeResolutionsKind } from './resolutions/job-kind.ts'
import type { StoredFindings } from './store-findings.ts'
import { updateProducts } from './update-products.ts'

type Change = (context: Context, file: File) => Promise<Partial<File>> | Partial<File>

/** Ends the processing of a file, unless it isn't pending any more: another process was faster, or its content was replaced meanwhile. Returns whether it did. */
async function endPending(services: Services, { siteId, id }: PendingFile, contentKey: string | null, changesOf: Change): Promise<boolean> {
  return inTransaction(services.database, async (transaction) => {
    // What the site stores is locked before its files.
    await lockTree({ db: transaction.db, siteId, services })
    const file = await lockFileOfSite({ db: transaction.db, siteId }, id)
    if (file?.operationStatus !== 'PENDING' || file.contentKey !== contentKey) return false
    const context = await fileContext(services, siteId, file.doc, transaction)
    const saved = await saveFile(context, file, await changesOf(context, file))
    if (saved.operationStatus === 'READY') {
      if (saved.version > 1) await updateProducts(context, saved)
      if (saved.doc.ladder) await services.queue.add(context.db, makeResolutionsKind, { siteId, id })
    }
    if (saved.state === 'DELETED') return true
    if (saved.operationStatus === 'READY') recordReady(context, saved)
    else recordFailed(context, saved)
    return true
  })
}

/** A file that can be used. What was made of it replaces what was made before. */
export async function readyFile(
  services: Services,
  pending: PendingFile,
  { contentKey, stored }: { contentKey: string; stored: StoredFindings },
): Promise<void> {
  const { columns, doc, assets, keys } = stored
  // If the transaction fails, the bytes are left to the sweep: only the answer of the commit may have been lost.
  const isReady = await endPending(services, pending, contentKey, async (context, file) => {
    const former = await deleteAssets(context, [file.id])
    await insertAssets(context, assets)
    if (columns.contentKey) {
      await addStoredBytes(context, columns.sizeBytes! - countedBytesOf([file]))
      former.push(contentKey)
    }
    context.afterCommit(() => services.fileStore.delete(former))
    const { note: _note, failure: _failure, assets: _assets, ladder: _ladder, isRestored: _restored, ...rest } = file.doc
    return { ...columns, doc: { ...rest, ...doc }, operationStatus: 'READY' }
  })
  if (!isReady) await services.fileStore.delete(keys)
}

/** After the last try. */
export const processingFailed = { code: 'PROCESSING_FAILED', description: 'The file couldn’t be processed.' }

/** A file that can't be used. What was stored of it stays, so that the team can see what it was. */
export async function failFile(
  services: Services,
  pending: PendingFile,
  contentKey: string | null,
  failure: { code: string; description: string },
): Promise<void> {
  await endPending(services, pending, contentKey, (_context, { doc }) => {
    // The headers of an import can be secret. The type that it is limited to applies to the next try too.
    const source = doc.source && { source: { ...doc.source, headers: {} } }
    return { operationStatus: 'FAILED', doc: { ...doc, ...source, failure } }
  })
}
