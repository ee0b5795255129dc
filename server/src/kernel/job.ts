import type { App } from './app.ts'
import type { Services } from './context.ts'
import type { JobData, JobKind } from './queue.ts'
import type { Settings } from './settings.ts'

/** A kind of background work that the queue runs (decision 0058): once the transaction that added it is committed, by one process at a time, and again after a
 *  failure. A job that failed for the last time is listed as failed, where the site's team can run it again. */
export interface Job<Data extends JobData = JobData> extends JobKind<Data> {
  /** How often it is retried after a failure, at increasing intervals. */
  retries: number
  /** How many of them a process runs at the same time. 4 by default. */
  atOnce?: number
  /** How long it may take. 15 minutes by default. */
  timeLimitSeconds?: number
  /** Whether this process can run it. All processes can by default. */
  isServedBy?(settings: Settings): boolean
  run(app: App, data: Data): Promise<void>
  /** What follows from the failure of the last try. */
  failed?(app: App, data: Data, error: unknown): Promise<void>
  /** Open work according to the tables. It is added again every minute unless it is queued: nothing depends on the queue's memory alone. Of a
   *  kind with a queue for each site, that of this process's site. */
  open?(services: Services): Promise<readonly Data[]>
  /** Since when some work is open: what failed before was other work. Undefined if all failures count. */
  openSince?(services: Services, data: Data): Promise<Date | undefined>
}

/** Work for all sites, scheduled by the database's clock. */
export interface ScheduledJob {
  name: string
  /** A cron expression in UTC. */
  schedule: string
  run(app: App): Promise<void>
}

/** Work in short rounds in each process that runs jobs: for consumers of the event log, and for sweeps more often than once a minute. */
export interface Poller {
  name: string
  /** The pause between two rounds. */
  restMs: number
  /** Whether it pauses before the first round as well, so that it isn't part of a start. */
  restsFirst?: true
  /** `signal` stops a round that can be long. */
  run(app: App, signal: AbortSignal): Promise<void>
}

/** All background work of the server. */
export interface BackgroundWork {
  jobs: readonly Job[]
  scheduled: readonly ScheduledJob[]
  pollers: readonly Poller[]
}
