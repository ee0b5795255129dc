import type { Context, Services } from '../kernel/context.ts'
import type { Db } from '../kernel/db.ts'
import type { Job } from '../kernel/job.ts'
import type { JobKind } from '../kernel/queue.ts'

export interface NamedJob {
  siteId: string
  id: string
}

type JobScope = Pick<Context, 'db' | 'siteId' | 'now'>

/** How one kind of work with a row per job is done. */
interface Batches {
  /** Works through one batch. Returns whether there may be another. */
  step(services: Services, job: NamedJob): Promise<boolean>
  /** Jobs that haven't ended. */
  open(db: Db, limit: number): Promise<NamedJob[]>
  /** Counts a failed attempt. Returns the number of consecutive ones. */
  countAttempt(scope: JobScope, id: string): Promise<number>
  /** Ends a job that failed too often. */
  giveUp(scope: JobScope, id: string): Promise<void>
}

const attemptsMax = 10
const openMax = 1000

/** A job that works one batch at a time. Then other jobs get their turn, so that a long one delays no other. It ends after so many consecutive failed
 *  attempts. */
export function batchedJob(kind: JobKind<NamedJob>, { step, open, countAttempt, giveUp }: Batches): Job<NamedJob> {
  const attempt = async (services: Services, job: NamedJob): Promise<boolean> => {
    try {
      return await step(services, job)
    } catch (error) {
      const scope = { db: services.database, siteId: job.siteId, now: services.now() }
      if ((await countAttempt(scope, job.id)) >= attemptsMax) await giveUp(scope, job.id)
      throw error
    }
  }
  return {
    ...kind,
    retries: attemptsMax,
    async run({ services }, job) {
      if (await attempt(services, job)) await services.queue.add(services.database, kind, job, { startAfter: services.now() })
    },
    open: ({ database }) => open(database, openMax),
  }
}
