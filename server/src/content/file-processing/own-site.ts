import type { Scope, Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/job.ts'
import type { JobKind } from '../../kernel/queue.ts'
import { contentDateOf, findFileOfSite, type PendingFile } from '../files/public.ts'

export interface FileJob extends PendingFile {
  /** When it was first taken by a server of another site. */
  passedSince?: string
  /** When it first couldn't run. */
  waitsSince?: string
}

const passPauseMs = 500
const patienceMs = 120_000
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

/** Work on the bytes of files. They may be on the disk of another server of the same database: the job is left to a server of its site. */
export const workOfOwnSite = (kind: JobKind<FileJob>, { retries, waiting, run, failed }: FileWork): Job<FileJob> => ({
  ...kind,
  retries,
  async run({ services }, job) {
    const isOwn = job.siteId === services.settings.siteId
    if (isOwn && (await run(services, job)) !== 'LATER') return
    const next = (isOwn ? tryLater : passOn)(job, services.now())
    if (next) await services.queue.add(services.database, kind, next.job, { startAfter: next.startAfter })
  },
  async failed({ services }, job, error) {
    if (job.siteId === services.settings.siteId) await failed(services, job, error)
  },
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

function tryLater({ siteId, id, waitsSince }: FileJob, now: Date): NextTry {
  const since = waitsSince === undefined ? now : new Date(waitsSince)
  const waitedMs = now.getTime() - since.getTime()
  const pauseMs = Math.min(tryPauseMs.max, Math.max(tryPauseMs.min, waitedMs))
  return { job: { siteId, id, waitsSince: since.toISOString() }, startAfter: new Date(now.getTime() + pauseMs) }
}

/** Undefined when it is given up: it is added again by the server of its site, every minute. */
function passOn(job: FileJob, now: Date): NextTry | undefined {
  const since = job.passedSince === undefined ? now : new Date(job.passedSince)
  if (now.getTime() - since.getTime() > patienceMs) return undefined
  return { job: { ...job, passedSince: since.toISOString() }, startAfter: new Date(now.getTime() + passPauseMs) }
}
