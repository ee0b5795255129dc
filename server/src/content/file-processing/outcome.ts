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
  recordFile,
  recordReady,
  saveFile,
} from '../files/public.ts'
import { fileContext } from './file-context.ts'
import { isToProcess } from './no-ffmpeg.ts'
import { makeResolutionsKind } from './resolutions/job-kind.ts'
import type { StoredFindings } from './store-findings.ts'
import { updateProducts } from './update-products.ts'

type Change = (context: Context, file: File) => Promise<Partial<File>> | Partial<File>

/** Ends the processing of a file, unless there is nothing to process any more: another process was faster, or its content was replaced meanwhile. Returns whether it did. */
async function endPending(services: Services, { siteId, id }: PendingFile, contentKey: string | null, changesOf: Change): Promise<boolean> {
  return inTransaction(services.database, async (transaction) => {
    // What the site stores is locked before its files.
    await lockTree({ db: transaction.db, siteId, services })
    const file = await lockFileOfSite({ db: transaction.db, siteId }, id)
    if (!file || !isToProcess(file) || file.contentKey !== contentKey) return false
    const context = await fileContext(services, siteId, file.doc, transaction)
    const saved = await saveFile(context, file, await changesOf(context, file))
    const wasReady = file.operationStatus === 'READY'
    if (saved.operationStatus === 'READY') {
      await updateProducts(context, saved)
      if (saved.doc.resolutions) await services.queue.add(context.db, makeResolutionsKind, { siteId, id })
    }
    if (saved.state !== 'DELETED') recordEnd(context, saved, wasReady)
    return true
  })
}

function recordEnd(context: Context, file: File, wasReady: boolean): void {
  if (wasReady) recordFile(context, 'updated', file)
  else if (file.operationStatus === 'READY') recordReady(context, file)
  else recordFailed(context, file)
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
    const { note: _note, failure: _failure, assets: _assets, resolutions: _resolutions, isRestored: _restored, ...rest } = file.doc
    return { ...columns, doc: { ...rest, ...doc }, operationStatus: 'READY' }
  })
  if (!isReady) await services.fileStore.delete(keys)
}

/** After the last try. */
export const processingFailed = { code: 'PROCESSING_FAILED', description: 'The file couldn’t be processed.' }

/** A file that can't be used. What was stored of it stays, so that the team can see what it was. One that was READY stays that, and says why nothing more could be
 *  made of it. */
export async function failFile(
  services: Services,
  pending: PendingFile,
  contentKey: string | null,
  failure: { code: string; description: string },
): Promise<void> {
  await endPending(services, pending, contentKey, (_context, { doc, operationStatus }) => {
    if (operationStatus === 'READY') return { doc: { ...doc, note: failure } }
    // The headers of an import can be secret. The type that it is limited to applies to the next try too.
    const source = doc.source && { source: { ...doc.source, headers: {} } }
    return { operationStatus: 'FAILED', doc: { ...doc, ...source, failure } }
  })
}
