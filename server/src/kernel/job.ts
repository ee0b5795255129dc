import type { App } from './app.ts'
import type { Services } from './context.ts'
import type { JobData, JobKind } from './queue.ts'
import type { Settings } from './settings.ts'

/** A kind of background work that the queue runs (decision 0058): once the transaction that added it is committed, by one process at a time, and again after a
 *  failure. A job that failed for the last time is listed as failed, where the site's team can run it again. */
export interface Job<Data extends JobData = JobData> extends JobKind<Data> {
  /** How often it is repeated after a failure, at growing intervals. */
  retries: number
  /** Whether this process can run it; every process if left out. */
  isServedBy?(settings: Settings): boolean
  run(app: App, data: Data): Promise<void>
  /** Work that the tables show as open. It is added again every minute, unless it is in the queue: nothing depends on the queue's memory alone. */
  open?(services: Services): Promise<readonly Data[]>
}

/** Work for all sites that begins by the clock of the database. */
export interface ScheduledJob {
  name: string
  /** As cron says it, in UTC. */
  schedule: string
  run(app: App): Promise<void>
}

/** Work in short rounds, one after the other, in each process that runs jobs: for what follows the log of events, and for sweeps more often than once a minute. */
export interface Poller {
  name: string
  /** How long it rests between two rounds. */
  restMs: number
  run(app: App): Promise<void>
}

/** All background work of the server. */
export interface BackgroundWork {
  jobs: readonly Job[]
  scheduled: readonly ScheduledJob[]
  pollers: readonly Poller[]
}
