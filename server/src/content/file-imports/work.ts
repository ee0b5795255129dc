import type { Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { Refusal } from '../../kernel/refuse.ts'
import { failFile, fileContext, processFileKind, workOfOwnSite } from '../file-processing/public.ts'
import { takeRoom } from '../file-usage/public.ts'
import { type File, findFileOfSite, lockFileOfSite, type PendingFile, saveFile } from '../files/public.ts'
import { type Content, receive, UploadFailure } from '../uploads/public.ts'
import { fetchFile, NotFetched } from './fetch.ts'
import { importFileKind } from './kind.ts'

/** Fetches the content of imported files. */
export const importFiles = workOfOwnSite(importFileKind, { retries: 2, isFetched: false, run: importOne })

async function importOne(services: Services, pending: PendingFile): Promise<void> {
  const file = await findFileOfSite(services.database, pending.siteId, pending.id)
  if (file?.operationStatus !== 'PENDING' || file.contentKey !== null || file.sourceUrl === null) return
  try {
    const content = await fetched(services, pending.siteId, file)
    await keep(services, pending, content)
  } catch (error) {
    const failure = failureOf(error)
    // The scanner may be there when the job runs again.
    if (!failure || failure.code === 'VIRUS_SCAN_UNAVAILABLE') throw error
    await failFile(services, pending, null, failure)
  }
}

async function fetched(services: Services, siteId: string, { sourceUrl, doc }: File): Promise<Content> {
  const source = fetchFile(services.outbound, sourceUrl!, { headers: doc.source?.headers ?? {} })
  const content = await receive(services, { siteId, source, expected: { mimeType: doc.source?.mimeType ?? '', sizeBytes: null } })
  const wanted = doc.source?.mediaType
  if (wanted === undefined || wanted === content.mediaType) return content
  await services.fileStore.delete([content.contentKey])
  throw new UploadFailure('MISMATCH_MIME_TYPE')
}

async function keep(services: Services, { siteId, id }: PendingFile, content: Content): Promise<void> {
  try {
    const isKept = await inTransaction(services.database, async (transaction) => {
      const context = await fileContext(services, siteId, {}, transaction)
      await takeRoom(context, content.sizeBytes)
      const file = await lockFileOfSite(context, id)
      if (file?.operationStatus !== 'PENDING' || file.contentKey !== null) return false
      const { source: _fetched, ...doc } = file.doc
      await saveFile(context, file, { ...content, doc })
      await services.queue.add(context.db, processFileKind, { siteId, id })
      return true
    })
    if (!isKept) await services.fileStore.delete([content.contentKey])
  } catch (error) {
    const file = await findFileOfSite(services.database, siteId, id)
    if (file?.contentKey !== content.contentKey) await services.fileStore.delete([content.contentKey])
    throw error
  }
}

function failureOf(error: unknown): { code: string; description: string } | undefined {
  if (error instanceof NotFetched) return { code: 'URL_NOT_FETCHED', description: 'Nothing could be fetched from the URL.' }
  if (error instanceof Refusal && error.code === 'SITE_QUOTA_EXCEEDED')
    return { code: error.code, description: 'The site has no storage left.' }
  return error instanceof UploadFailure ? { code: error.code, description: 'The content can’t be stored.' } : undefined
}
