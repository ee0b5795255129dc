import type { Scope, Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/job.ts'
import type { JobKind } from '../../kernel/queue.ts'
import { contentDateOf, findFileOfSite, type PendingFile } from '../files/public.ts'

export interface FileJob extends PendingFile {
  /** When it first couldn't run. */
  waitsSince?: string
}

/** Between tries of a job that can't run: as long as it has waited. */
const tryPauseMs = { min: 10_000, max: 300_000 }

/** What a job needs isn't there, and may be later. It runs again however long that takes, because a job that failed for the last time would be left to the
 *  site's team. */
export type Later = 'LATER'

interface FileWork {
  retries: number
  /** Files of a site that wait for it. */
  waiting(scope: Scope): Promise<PendingFile[]>
  run(services: Services, pending: PendingFile): Promise<Later | void>
  /** Ends the wait for a file whose last try failed. */
  failed(services: Services, pending: PendingFile, error: unknown): Promise<void>
}

/** Work on the bytes of files. */
export const workOnFiles = (kind: JobKind<FileJob>, { retries, waiting, run, failed }: FileWork): Job<FileJob> => ({
  ...kind,
  retries,
  async run({ services }, job) {
    if ((await run(services, job)) !== 'LATER') return
    const next = nextTry(job, services.now())
    await services.queue.add(services.database, kind, next.job, { startAfter: next.startAfter })
  },
  failed: ({ services }, job, error) => failed(services, job, error),
  open: ({ database: db, settings: { siteId } }) => waiting({ db, siteId }),
  /** Former contents of a file had jobs with the same key. */
  async openSince({ database }, { siteId, id }) {
    const file = await findFileOfSite(database, siteId, id)
    return file && contentDateOf(file)
  },
})

interface NextTry {
  job: FileJob
  startAfter: Date
}

function nextTry({ siteId, id, waitsSince }: FileJob, now: Date): NextTry {
  const since = waitsSince === undefined ? now : new Date(waitsSince)
  const waitedMs = now.getTime() - since.getTime()
  const pauseMs = Math.min(tryPauseMs.max, Math.max(tryPauseMs.min, waitedMs))
  return { job: { siteId, id, waitsSince: since.toISOString() }, startAfter: new Date(now.getTime() + pauseMs) }
}
