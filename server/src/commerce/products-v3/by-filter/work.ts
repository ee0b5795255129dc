import { productsJobAttemptsExhausted } from '@stoa/contract/products-v3/products-job'
import type { Services } from '../../../kernel/context.ts'
import type { Job } from '../../../kernel/job.ts'
import { productsJobKind } from './job-kind.ts'
import { stepJob } from './step.ts'
import { countAttempt, endJob, openJobs, type NamedJob } from './store.ts'

const attemptsMax = 10
const openMax = 1000

/** Changes products one batch at a time. Then other jobs get their turn, so that a long one delays no other. */
export const productsJobWork: Job<NamedJob> = {
  ...productsJobKind,
  retries: attemptsMax,
  async run({ services }, job) {
    if (await attempt(services, job)) await services.queue.add(services.database, productsJobKind, job, { startAfter: services.now() })
  },
  open: ({ database }) => openJobs(database, openMax),
}

/** Whether there may be another batch. The job ends after this many consecutive failed attempts. */
async function attempt(services: Services, job: NamedJob): Promise<boolean> {
  try {
    return await stepJob(services, job)
  } catch (error) {
    const place = { db: services.database, siteId: job.siteId, now: services.now() }
    if ((await countAttempt(place, job.id)) >= attemptsMax) await endJob(place, job.id, productsJobAttemptsExhausted)
    throw error
  }
}
