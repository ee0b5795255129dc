import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { log } from '../../kernel/log.ts'
import { addStoredBytes, lockTree } from '../file-usage/public.ts'
import { type File, lockFileOfSite, type PendingFile, recordFailed, saveFile } from '../files/public.ts'
import { ScanFailure, scanned } from '../virus-scan/public.ts'
import { fileContext } from './file-context.ts'

/** Reads a file whose parts arrived in different requests for the first time from its beginning to its end: its hash, and the virus scan. Undefined if the
 *  scan refused it: then nothing of it is stored any more. */
export async function readContent(services: Services, pending: PendingFile, content: Readable): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const bytes of scanned(services.settings.clamdAddress, content)) hash.update(bytes)
    return hash.digest('hex')
  } catch (error) {
    // The job runs again until the scanner is there.
    if (!(error instanceof ScanFailure) || error.reason === 'UNAVAILABLE') throw error
    log('warn', 'A file did not pass the virus scan, and was deleted', { ...pending, reason: error.reason, finding: error.finding })
    await discard(services, pending, failures[error.reason])
    return undefined
  }
}

const failures = {
  INFECTED: { code: 'FILE_INFECTED', description: 'The virus scanner found malicious content in the file.' },
  TOO_LARGE: { code: 'FILE_TOO_LARGE_TO_SCAN', description: 'The file is larger than the virus scanner of the server accepts.' },
} as const

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
