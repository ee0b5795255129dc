import type { Readable } from 'node:stream'
import type { Services } from '../../kernel/context.ts'
import { findFileOfSite, type PendingFile } from '../files/public.ts'
import { processFileKind } from './job-kind.ts'
import { failFile, readyFile } from './outcome.ts'
import { workOfOwnSite } from './own-site.ts'
import { Unprocessable } from './processor.ts'
import { processors } from './processors.ts'
import { readContent } from './read-content.ts'

/** Finds out what is needed of a file before it can be used: PENDING becomes READY or FAILED. */
export const processFiles = workOfOwnSite(processFileKind, { retries: 3, isFetched: true, run: process })

async function process(services: Services, pending: PendingFile): Promise<void> {
  const file = await findFileOfSite(services.database, pending.siteId, pending.id)
  if (file?.operationStatus !== 'PENDING' || file.contentKey === null) return
  const { contentKey } = file
  try {
    const hash = file.hash ?? (await readContent(services, pending, await contentOf(services, contentKey)))
    if (hash === undefined) return
    const findings = await services.fileStore.withLocalFile(contentKey, (path) => processors[file.mediaType](path, file))
    if (!findings) throw new Unprocessable('CONTENT_LOST', 'The content of the file is missing.')
    const { doc, ...columns } = findings
    await readyFile(services, pending, contentKey, (latest) => ({ ...columns, hash, doc: { ...latest.doc, ...doc } }))
  } catch (error) {
    if (!(error instanceof Unprocessable)) throw error
    await failFile(services, pending, contentKey, { code: error.code, description: error.description })
  }
}

async function contentOf({ fileStore }: Services, contentKey: string): Promise<Readable> {
  return (await fileStore.read(contentKey)) ?? Promise.reject(new Unprocessable('CONTENT_LOST', 'The content of the file is missing.'))
}
