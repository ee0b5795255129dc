import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Services } from '../../kernel/context.ts'
import { inWorkFolder } from '../file-programs/public.ts'
import { type File, filesToProcess, findFileOfSite, type PendingFile } from '../files/public.ts'
import { processFileKind } from './job-kind.ts'
import { failFile, processingFailed, readyFile } from './outcome.ts'
import { workOfOwnSite } from './own-site.ts'
import { Unprocessable } from './processor.ts'
import { processors } from './processors.ts'
import { storeFindings } from './store-findings.ts'

/** Finds out what is needed of a file before it can be used: PENDING becomes READY or FAILED. */
export const processFiles = workOfOwnSite(processFileKind, { retries: 3, waiting: filesToProcess, run: process, failed: endProcessing })

async function process(services: Services, pending: PendingFile): Promise<void> {
  const file = await findFileOfSite(services.database, pending.siteId, pending.id)
  if (file?.operationStatus !== 'PENDING' || file.contentKey === null) return
  const { contentKey } = file
  try {
    const stored = await inWorkFolder(services.settings, (folder) =>
      services.fileStore.withLocalFile(contentKey, async (path) => {
        const findings = await processors[file.mediaType]({ path, folder, file, settings: services.settings })
        return storeFindings(services, { ...pending, findings })
      }),
    )
    if (!stored) throw contentLost()
    stored.columns.hash ??= file.hash ?? (await hashOf(services, file))
    await readyFile(services, pending, { contentKey, stored })
  } catch (error) {
    if (!(error instanceof Unprocessable)) throw error
    await failFile(services, pending, contentKey, { code: error.code, description: error.description })
  }
}

async function endProcessing(services: Services, pending: PendingFile): Promise<void> {
  const file = await findFileOfSite(services.database, pending.siteId, pending.id)
  if (file?.contentKey) await failFile(services, pending, file.contentKey, processingFailed)
}

const contentLost = () => new Unprocessable('CONTENT_LOST', 'The content of the file is missing.')

/** Of uploads in parts, whose parts arrived in different requests. */
async function hashOf({ fileStore }: Services, { contentKey }: File): Promise<string> {
  const content = await fileStore.read(contentKey!)
  if (!content) throw contentLost()
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}
