import type { App } from '../kernel/app.ts'
import type { Job } from '../kernel/job.ts'

/** Adds what the tables show as open to the queue: after a restore, an upgrade, or a setting that changed. */
export const addOpenJobs =
  (jobs: readonly Job[]) =>
  async ({ services }: App): Promise<void> => {
    for (const job of jobs) for (const data of (await job.open?.(services)) ?? []) await services.queue.add(services.database, job, data)
  }
