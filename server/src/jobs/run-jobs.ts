import type { PoolConfig } from 'pg'
import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss'
import { lostClientOptions } from '../database/open-pool.ts'
import type { App } from '../kernel/app.ts'
import type { BackgroundWork, Job, ScheduledJob } from '../kernel/job.ts'
import { log, logFault } from '../kernel/log.ts'
import type { JobData } from '../kernel/queue.ts'
import { libraryConfig } from './install-queue.ts'
import { queueName, queueSchema } from './library.ts'
import { logQueueFault } from './log-queue-fault.ts'

/** Maximum number of jobs of one kind that a process runs at the same time. */
const atOnceDefault = 4
/** New jobs are announced by NOTIFY. Polling finds jobs whose start time has come or whose notification was lost. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5, burstWhenBatchFull: true }
/** Options of the PostgreSQL driver, which pg-boss passes on. A silent connection stops the work that waits for it only this long. */
const deadlines = { connectionTimeoutMillis: 4_000, query_timeout: 10_000, keepAlive: true, options: lostClientOptions }
/** How long a stopping process waits for its running jobs. Another process takes over those that aren't finished by then. */
const stopMs = 10_000

/** Runs the jobs of all sites, and those of the queues of this process's site, on separate database connections. */
export async function runJobs(app: App, config: PoolConfig, { jobs, scheduled }: BackgroundWork): Promise<{ stop(): Promise<void> }> {
  const library = new PgBoss({
    ...deadlines,
    ...libraryConfig(config),
    application_name: 'stoa-jobs',
    max: 3,
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    registerInstance: false,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
    openTelemetry: { enabled: false },
  })
  library.on('error', logQueueFault)
  library.on('warning', ({ message }) => log('warn', message))
  await library.start()
  for (const job of jobs) if (job.isServedBy?.(app.services.settings) ?? true) await work(library, app, job)
  for (const job of scheduled) await workScheduled(library, app, job)
  return { stop: () => library.stop({ timeout: stopMs }) }
}

async function work(library: PgBoss, app: App, job: Job): Promise<void> {
  const options = { ...polling, batchSize: job.atOnce ?? atOnceDefault, perJobResults: true, includeMetadata: true } as const
  await library.work<JobData, unknown, typeof options>(queueName(job, app.services.settings.siteId), options, (batch) =>
    Promise.all(batch.map((one) => resultOf(app, job, one))),
  )
}

type ClaimedJob = Pick<JobWithMetadata<JobData>, 'id' | 'data' | 'retryCount' | 'retryLimit'>

async function resultOf(app: App, job: Job, { id, data, retryCount, retryLimit }: ClaimedJob): Promise<JobResult> {
  try {
    await logFailure(() => job.run(app, data), { job: job.name, siteId: data.siteId })
    return { id, status: 'completed' }
  } catch (error) {
    if (retryCount >= retryLimit) await logFailure(async () => job.failed?.(app, data, error), { job: job.name }).catch(() => {})
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}

async function workScheduled(library: PgBoss, app: App, { name, run }: ScheduledJob): Promise<void> {
  await library.work(name, polling, () => logFailure(() => run(app), { job: name }))
}

async function logFailure(run: () => Promise<void>, subject: Parameters<typeof logFault>[1]): Promise<void> {
  try {
    await run()
  } catch (error) {
    logFault(error, subject)
    throw error
  }
}
