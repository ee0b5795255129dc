import type { PoolConfig } from 'pg'
import type { App } from '../kernel/app.ts'
import type { BackgroundWork } from '../kernel/job.ts'
import { runJobs } from './run-jobs.ts'
import { startPollers } from './start-pollers.ts'

/** Runs jobs, scheduled jobs and pollers in this process. */
export async function startBackgroundWork(app: App, config: PoolConfig, work: BackgroundWork): Promise<{ stop(): Promise<void> }> {
  const queue = await runJobs(app, config, work)
  const pollers = startPollers(app, work.pollers)
  return {
    async stop() {
      await Promise.all([pollers.stop(), queue.stop()])
    },
  }
}
