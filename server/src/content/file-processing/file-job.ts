import type { Scope, Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/job.ts'
import type { JobKind } from '../../kernel/queue.ts'
import { contentDateOf, findFileOfSite, type PendingFile } from '../files/public.ts'

export interface FileJob extends PendingFile {
  /** When it first couldn't run. */
  waitsSince?: string
  /** How often it ended with AGAIN. */
  tries?: number
}

/** Between tries of a job that can't run: as long as it has waited. */
export const tryPauseMs = { min: 10_000, max: 300_000 }

/** Before the second try of a job that ended with AGAIN. Each further pause is twice as long. */
const againPauseMs = 5_000

/** `LATER`: what a job needs isn't there, and may be later. It runs again however long that takes, because a job that failed for the last time would be left to
 *  the site's team. `AGAIN`: it failed for a reason that is expected and may pass. The job counts how often, and decides which try is the last. */
export type Later = 'LATER' | 'AGAIN'

interface FileWork {
  retries: number
  /** Files of a site that wait for it. */
  waiting(scope: Scope, services: Services): Promise<PendingFile[]>
  run(services: Services, job: FileJob): Promise<Later | void>
  /** Ends the wait for a file whose last try failed. */
  failed(services: Services, pending: PendingFile, error: unknown): Promise<void>
}

/** Work on the bytes of files. */
export const workOnFiles = (kind: JobKind<FileJob>, { retries, waiting, run, failed }: FileWork): Job<FileJob> => ({
  ...kind,
  retries,
  async run({ services }, job) {
    const later = await run(services, job)
    if (!later) return
    const next = nextTries[later](job, services.now())
    // One that was added meanwhile for the open work knows of no tries.
    await services.queue.add(services.database, kind, next.job, { startAfter: next.startAfter, replacesWaiting: true })
  },
  failed: ({ services }, job, error) => failed(services, job, error),
  open: (services) => waiting({ db: services.database, siteId: services.settings.siteId }, services),
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

const nextTries: Readonly<Record<Later, (job: FileJob, now: Date) => NextTry>> = {
  LATER(job, now) {
    const since = job.waitsSince === undefined ? now : new Date(job.waitsSince)
    const waitedMs = now.getTime() - since.getTime()
    const pauseMs = Math.min(tryPauseMs.max, Math.max(tryPauseMs.min, waitedMs))
    return { job: { ...job, waitsSince: since.toISOString() }, startAfter: new Date(now.getTime() + pauseMs) }
  },
  AGAIN({ siteId, id, tries = 0 }, now) {
    return { job: { siteId, id, tries: tries + 1 }, startAfter: new Date(now.getTime() + againPauseMs * 2 ** tries) }
  },
}
