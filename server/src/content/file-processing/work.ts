import { createReadStream } from 'node:fs'
import type { Scope, Services } from '../../kernel/context.ts'
import { log } from '../../kernel/log.ts'
import { findFfmpeg, inWorkFolder } from '../file-programs/public.ts'
import { type File, filesToProcess, filesWithoutFfmpeg, findFileOfSite, type PendingFile } from '../files/public.ts'
import { ScanFailure } from '../virus-scan/public.ts'
import { type Later, workOnFiles } from './file-job.ts'
import { processFileKind } from './job-kind.ts'
import { lacksFfmpeg } from './no-ffmpeg.ts'
import { failFile, processingFailed, readyFile } from './outcome.ts'
import { Unprocessable } from './processor.ts'
import { processors } from './processors.ts'
import { discardContent, readContent } from './read-content.ts'
import { storeFindings } from './store-findings.ts'

/** Finds out what is needed of a file before it can be used: PENDING becomes READY or FAILED. A file that was processed without ffmpeg stays READY, and gets what
 *  was missing. */
export const processFiles = workOnFiles(processFileKind, { retries: 3, waiting: filesToWorkOn, run: process, failed: endProcessing })

async function filesToWorkOn(scope: Scope, { settings }: Services): Promise<PendingFile[]> {
  const [pending, incomplete] = [await filesToProcess(scope), await filesWithoutFfmpeg(scope)]
  return incomplete.length > 0 && (await findFfmpeg(settings)) ? [...pending, ...incomplete] : pending
}

async function canProcess(services: Services, file: File): Promise<boolean> {
  return file.operationStatus === 'PENDING' || (lacksFfmpeg(file) && (await findFfmpeg(services.settings)) !== undefined)
}

async function process(services: Services, pending: PendingFile): Promise<Later | void> {
  const file = await findFileOfSite(services.database, pending.siteId, pending.id)
  if (!file || file.contentKey === null || !(await canProcess(services, file))) return
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
