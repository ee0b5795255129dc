import type { App } from '../kernel/app.ts'
import type { Job } from '../kernel/job.ts'
import { singletonKey } from './library.ts'
import { failedKeys } from './store.ts'

/** Adds open work according to the tables to the queue, for example after a restore, an upgrade or a changed setting. Jobs that failed for good are left to
 *  the site's team. */
export const addOpenJobs =
  (jobs: readonly Job[]) =>
  async ({ services }: App): Promise<void> => {
    const { database, queue } = services
    for (const job of jobs) {
      const open = (await job.open?.(services)) ?? []
      const failed = open.length > 0 ? await failedKeys(database, job.name) : new Set()
      for (const data of open) if (!failed.has(singletonKey(job, data))) await queue.add(database, job, data)
    }
  }
