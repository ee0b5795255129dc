import type { Scope, Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/job.ts'
import type { JobKind } from '../../kernel/queue.ts'
import { contentDateOf, findFileOfSite, type PendingFile } from '../files/public.ts'

/** A job on a file, with the time at which it was first taken by a server of another site. */
export interface FileJob extends PendingFile {
  passedSince?: string
}

const pauseMs = 500
const patienceMs = 120_000

interface FileWork {
  retries: number
  /** Files of a site that wait for it. */
  waiting(scope: Scope): Promise<PendingFile[]>
  run(services: Services, pending: PendingFile): Promise<void>
  /** Ends the wait for a file whose last try failed. */
  failed(services: Services, pending: PendingFile, error: unknown): Promise<void>
}

/** Work on the bytes of files. They may be on the disk of another server of the same database: the job is left to a server of its site. */
export const workOfOwnSite = (kind: JobKind<FileJob>, { retries, waiting, run, failed }: FileWork): Job<FileJob> => ({
  ...kind,
  retries,
  async run({ services }, job) {
    if (job.siteId === services.settings.siteId) return run(services, job)
    const now = services.now()
    const passedSince = job.passedSince ?? now.toISOString()
    // Given up, it is added again by the server of its site, every minute.
    if (now.getTime() - new Date(passedSince).getTime() > patienceMs) return
    const startAfter = new Date(now.getTime() + pauseMs)
    await services.queue.add(services.database, kind, { ...job, passedSince }, { startAfter })
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
