import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { log } from '../../kernel/log.ts'
import { addStoredBytes, lockTree } from '../file-usage/public.ts'
import { type File, lockFileOfSite, type PendingFile, recordFailed, saveFile } from '../files/public.ts'
import { ScanFailure, scanProblems, withVirusScan } from '../virus-scan/public.ts'
import { fileContext } from './file-context.ts'

/** Hashes and scans a file that was uploaded in parts: nothing has read it from beginning to end before. Returns the hash. Undefined if the scan refused the
 *  file, whose content is deleted then. Throws a ScanFailure if another scan may succeed. */
export async function readContent(services: Services, pending: PendingFile, content: Readable): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const bytes of withVirusScan(services.settings.clamdAddress, content)) hash.update(bytes)
    return hash.digest('hex')
  } catch (error) {
    if (!(error instanceof ScanFailure) || error.reason === 'UNAVAILABLE' || error.reason === 'FAILED') throw error
    await discardContent(services, pending, error)
    return undefined
  }
}

/** Deletes the content of a file that isn't known to be harmless. */
export async function discardContent(services: Services, pending: PendingFile, { reason, finding }: ScanFailure): Promise<void> {
  log('warn', 'A file did not pass the virus scan, and was deleted', { siteId: pending.siteId, id: pending.id, reason, finding })
  const { code, message } = scanProblems[reason]
  await discard(services, pending, { code, description: message })
}

/** The row stays as FAILED, so that the team can see what it was. */
async function discard(services: Services, { siteId, id }: PendingFile, failure: NonNullable<File['doc']['failure']>): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    await lockTree({ db: transaction.db, siteId, services })
    const file = await lockFileOfSite({ db: transaction.db, siteId }, id)
    if (file?.operationStatus !== 'PENDING' || file.contentKey === null) return
    const { contentKey, doc } = file
    const context = await fileContext(services, siteId, doc, transaction)
    await addStoredBytes(context, -(file.sizeBytes ?? 0))
    const changes = { operationStatus: 'FAILED', contentKey: null, sizeBytes: null, doc: { ...doc, failure } } as const
    const saved = await saveFile(context, file, changes)
    if (saved.state !== 'DELETED') recordFailed(context, saved)
    context.afterCommit(() => services.fileStore.delete([contentKey]))
  })
}
