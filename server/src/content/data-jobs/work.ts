import { gaveUp } from '@stoa/contract/data-jobs/problems'
import type { App } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'
import { logFault } from '../../kernel/log.ts'
import { stepJob } from './step.ts'
import { dueJobs, endJob, findAttempts, putOffJob, type NamedJob } from './store.ts'

/** A round ends after this time, so that the server can; the next goes on where it stopped. */
const roundMs = 2_000
const jobsAtOnce = 100
const attemptsMax = 10
const restMaxMs = 30_000

/** Works off what waits, a batch of each job in turn: a long one holds no other up. Any number of processes may do so at once. */
export async function workDataJobs({ services }: App): Promise<void> {
  const end = performance.now() + roundMs
  let isMoving = true
  while (isMoving) {
    isMoving = false
    for (const job of await dueJobs(services.database, services.now(), jobsAtOnce)) {
      if (performance.now() > end) return
      if (await attempt(services, job)) isMoving = true
    }
  }
}

/** Whether the job has come any further. */
async function attempt(services: Services, job: NamedJob): Promise<boolean> {
  try {
    return await stepJob(services, job)
  } catch (error) {
    logFault(error, { job: 'data-job', siteId: job.siteId, dataJobId: job.id })
    await putOff(services, job)
    return false
  }
}

async function putOff({ database: db, now }: Services, { siteId, id }: NamedJob): Promise<void> {
  const place = { db, siteId, now: now() }
  const attempts = 1 + (await findAttempts(place, id))
  if (attempts >= attemptsMax) return endJob(place, id, gaveUp)
  const restMs = Math.min(100 * 2 ** attempts, restMaxMs)
  await putOffJob(place, id, { attempts, due: new Date(place.now.getTime() + restMs) })
}
