import type { App } from '../kernel/app.ts'
import type { Job } from '../kernel/job.ts'
import { queueName, singletonKey } from './library.ts'
import { failedKeys, failuresOf, queuedKeys } from './store.ts'

/** How often a job may fail for the last time and yet be open: each time the process that ran it was killed. */
const endingsMax = 3

/** Adds open work according to the tables to the queue, for example after a restore, an upgrade or a changed setting. Jobs that failed for good are left to
 *  the site's team. A job that ends its work when it fails and is open nevertheless couldn't: its last try was cut off, or it is new work of the same key. It
 *  is added again, and ended if that is repeated. */
export const addOpenJobs =
  (jobs: readonly Job[]) =>
  async (app: App): Promise<void> => {
    const { services } = app
    const { database, queue, settings } = services
    for (const job of jobs) {
      const name = queueName(job, settings.siteId)
      const open = (await job.open?.(services)) ?? []
      const failed = open.length > 0 ? await failedKeys(database, name) : noKeys
      for (const data of open) if (!failed.has(singletonKey(job, data))) await queue.add(database, job, data)
      const cutOff = job.failed ? open.filter((data) => failed.has(singletonKey(job, data))) : []
      if (cutOff.length === 0) continue
      const queued = await queuedKeys(database, name)
      for (const data of cutOff.filter((one) => !queued.has(singletonKey(job, one)))) {
        const endings = await failuresOf(database, {
          name,
          key: singletonKey(job, data),
          since: await job.openSince?.(services, data),
        })
        if (endings < endingsMax) await queue.add(database, job, data)
        else await job.failed!(app, data, new Error('its last tries were cut off'))
      }
    }
  }

const noKeys: ReadonlySet<unknown> = new Set()
