import type { Services } from '../../kernel/context.ts'
import { inTransaction, type Transaction } from '../../kernel/in-transaction.ts'
import { log } from '../../kernel/log.ts'
import { Refusal } from '../../kernel/refuse.ts'
import {
  failFile,
  type FileJob,
  fileContext,
  type Later,
  processFileKind,
  processingFailed,
  workOnFiles,
} from '../file-processing/public.ts'
import { lockTree, takeRoom } from '../file-usage/public.ts'
import { type File, filesToFetch, findFileOfSite, lockFileOfSite, type PendingFile, saveFile } from '../files/public.ts'
import { type Content, receive, UploadFailure } from '../uploads/public.ts'
import { failureOf, isPassing, isWaiting } from './failure.ts'
import { fetchFile } from './fetch.ts'
import { importFileKind } from './job-kind.ts'

/** Fetches the content of imported files. */
export const importFiles = workOnFiles(importFileKind, { retries: 2, waiting: filesToFetch, run: importOne, failed: endImport })

/** Of one import, if something outside is the reason that it fails. */
const triesMax = 3

async function importOne(services: Services, { tries = 0, ...pending }: FileJob): Promise<Later | void> {
  const file = await findFileOfSite(services.database, pending.siteId, pending.id)
  if (file?.operationStatus !== 'PENDING' || file.contentKey !== null || file.sourceUrl === null) return
  try {
    const content = await fetched(services, pending.siteId, file)
    await keep(services, pending, content)
  } catch (error) {
    if (isWaiting(error)) return 'LATER'
    const failure = failureOf(error)
    if (!failure) throw error
    log('warn', 'An import failed', { ...pending, reason: failure.description, try: tries + 1 })
    if (isPassing(error) && tries + 1 < triesMax) return 'AGAIN'
    await failFile(services, pending, null, failure)
  }
}

/** Ends an import that a fault stopped. One that failed for another reason has ended by itself. */
async function endImport(services: Services, pending: PendingFile): Promise<void> {
  await failFile(services, pending, null, processingFailed)
}

async function fetched(services: Services, siteId: string, { sourceUrl, doc }: File): Promise<Content> {
  const source = fetchFile(services.outbound, sourceUrl!, { headers: doc.source?.headers ?? {} })
  const content = await receive(services, { siteId, source, expected: { mimeType: doc.source?.mimeType ?? '', sizeBytes: null } })
  const wanted = doc.source?.mediaType
  if (wanted === undefined || wanted === content.mediaType) return content
  await services.fileStore.delete([content.contentKey])
  throw new UploadFailure('MISMATCH_MIME_TYPE')
}

/** Deletes the content only if it certainly isn't the file's. After a fault the commit may have succeeded: the sweep decides. */
async function keep(services: Services, pending: PendingFile, content: Content): Promise<void> {
  const isKept = await inTransaction(services.database, (transaction) => store(services, { pending, content, transaction })).catch(
    async (error: unknown) => {
      if (error instanceof Refusal) await services.fileStore.delete([content.contentKey])
      throw error
    },
  )
  if (!isKept) await services.fileStore.delete([content.contentKey])
}

/** False if the file was deleted meanwhile, or has its content. */
async function store(
  services: Services,
  { pending: { siteId, id }, content, transaction }: { pending: PendingFile; content: Content; transaction: Transaction },
): Promise<boolean> {
  const context = await fileContext(services, siteId, {}, transaction)
  // What the site stores is locked before its files.
  await lockTree(context)
  const file = await lockFileOfSite(context, id)
  if (file?.operationStatus !== 'PENDING' || file.contentKey !== null) return false
  await takeRoom(context, content.sizeBytes)
  const { source: _fetched, ...doc } = file.doc
  await saveFile(context, file, { ...content, doc })
  await services.queue.add(context.db, processFileKind, { siteId, id })
  return true
}
