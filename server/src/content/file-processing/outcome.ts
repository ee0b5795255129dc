import type { Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { type File, lockFileOfSite, type PendingFile, recordFailed, recordReady, saveFile } from '../files/public.ts'
import { fileContext } from './file-context.ts'

/** Ends the processing of a file, unless it isn't pending any more: another process was faster, or its content was replaced meanwhile. */
async function endPending(
  services: Services,
  { siteId, id }: PendingFile,
  contentKey: string | null,
  changesOf: (file: File) => Partial<File>,
): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const file = await lockFileOfSite({ db: transaction.db, siteId }, id)
    if (file?.operationStatus !== 'PENDING' || file.contentKey !== contentKey) return
    const context = await fileContext(services, siteId, file.doc, transaction)
    const saved = await saveFile(context, file, changesOf(file))
    const { version, width, height } = saved
    if (saved.operationStatus === 'READY' && version > 1 && width !== null && height !== null)
      await services.hooks.pictureReplaced(context, { id, version, width, height })
    if (saved.state === 'DELETED') return
    if (saved.operationStatus === 'READY') recordReady(context, saved)
    else recordFailed(context, saved)
  })
}

export const readyFile = (
  services: Services,
  pending: PendingFile,
  contentKey: string,
  changesOf: (file: File) => Partial<File>,
): Promise<void> => endPending(services, pending, contentKey, (file) => ({ ...changesOf(file), operationStatus: 'READY' }))

/** A file that can't be used. What was stored of it stays, so that the team can see what it was. */
export const failFile = (
  services: Services,
  pending: PendingFile,
  contentKey: string | null,
  failure: { code: string; description: string },
): Promise<void> =>
  endPending(services, pending, contentKey, ({ doc }) => {
    const { source: _fetched, ...rest } = doc
    return { operationStatus: 'FAILED', doc: { ...rest, failure } }
  })
