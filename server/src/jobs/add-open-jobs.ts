import type { App } from '../kernel/app.ts'
import type { Job } from '../kernel/job.ts'
import { singletonKey } from './library.ts'
import { failedKeys } from './store.ts'

/** Queues the work that the tables show as open: after a restore, an upgrade or a changed setting. What has failed for good waits for the team. */
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
