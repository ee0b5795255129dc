import { createReadStream } from 'node:fs'
import type { Services } from '../../kernel/context.ts'
import { log } from '../../kernel/log.ts'
import { inWorkFolder } from '../file-programs/public.ts'
import { filesToProcess, findFileOfSite, type PendingFile } from '../files/public.ts'
import { ScanFailure } from '../virus-scan/public.ts'
import { type Later, workOnFiles } from './file-job.ts'
import { processFileKind } from './job-kind.ts'
import { failFile, processingFailed, readyFile } from './outcome.ts'
import { Unprocessable } from './processor.ts'
import { processors } from './processors.ts'
import { discardContent, readContent } from './read-content.ts'
import { storeFindings } from './store-findings.ts'

/** Finds out what is needed of a file before it can be used: PENDING becomes READY or FAILED. */
export const processFiles = workOnFiles(processFileKind, { retries: 3, waiting: filesToProcess, run: process, failed: endProcessing })

async function process(services: Services, pending: PendingFile): Promise<Later | void> {
  const file = await findFileOfSite(services.database, pending.siteId, pending.id)
  if (file?.operationStatus !== 'PENDING' || file.contentKey === null) return
  const { contentKey } = file
  try {
    // A bucket sends it once.
    const wasThere = await services.fileStore.withLocalFile(contentKey, async (path) => {
      const hash = file.hash ?? (await readContent(services, pending, createReadStream(path)))
      if (hash === undefined) return true
      const stored = await inWorkFolder(services.settings, async (folder) => {
        const findings = await processors[file.mediaType]({ path, folder, file, settings: services.settings })
        return storeFindings(services, { ...pending, findings })
      })
      stored.columns.hash ??= hash
      await readyFile(services, pending, { contentKey, stored })
      return true
    })
    if (!wasThere) throw contentLost()
  } catch (error) {
    if (error instanceof ScanFailure && error.reason === 'UNAVAILABLE') {
      log('warn', 'A file waits for the virus scanner', { siteId: pending.siteId, id: pending.id, finding: error.finding })
      return 'LATER'
    }
    if (!(error instanceof Unprocessable)) throw error
    await failFile(services, pending, contentKey, { code: error.code, description: error.description })
  }
}

async function endProcessing(services: Services, pending: PendingFile, error: unknown): Promise<void> {
  if (error instanceof ScanFailure) return discardContent(services, pending, error)
  const file = await findFileOfSite(services.database, pending.siteId, pending.id)
  if (file?.contentKey) await failFile(services, pending, file.contentKey, processingFailed)
}

const contentLost = () => new Unprocessable('CONTENT_LOST', 'The content of the file is missing.')
