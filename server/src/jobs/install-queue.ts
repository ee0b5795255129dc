import type { PoolConfig } from 'pg'
import { PgBoss, type Queue, type QueueResult } from 'pg-boss'
import type { BackgroundWork, Job } from '../kernel/job.ts'
import { failedJobs, queueName, queueSchema } from './library.ts'

const minute = 60
const day = 24 * 60 * minute

type QueueSettings = Omit<Queue, 'name' | 'policy' | 'partition'>

const everyQueue = {
  // A process that has died is detected by missing heartbeats, one that hangs by the time its job takes.
  heartbeatSeconds: 10,
  expireInSeconds: 15 * minute,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: minute,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 10 * minute,
  notify: true,
} satisfies QueueSettings

interface Queues extends Pick<BackgroundWork, 'jobs' | 'scheduled'> {
  /** The site that gets its own queues, of the kinds of job that have some. */
  siteId?: string | undefined
}

/** Migrates the tables of the queue and creates or updates the queues of all kinds of job. Multiple processes can do this at the same time. */
export async function installQueue(config: PoolConfig, { jobs, scheduled, siteId }: Queues): Promise<void> {
  const library = new PgBoss({
    ...libraryConfig(config),
    max: 1,
    schema: queueSchema,
    supervise: false,
    schedule: false,
    registerInstance: false,
  })
  // The failing call throws as well. Without a listener, the event would end the process.
  library.on('error', () => {})
  await library.start()
  try {
    const known = new Map((await library.getQueues()).map((queue) => [queue.name, queue]))
    const make = async (name: string, policy: 'standard' | 'stately', own: Partial<QueueSettings>): Promise<void> => {
      const [queue, settings] = [known.get(name), { ...everyQueue, ...own }]
      if (!queue) await library.createQueue(name, { ...settings, policy })
      else if (!isSetTo(queue, settings)) await library.updateQueue(name, settings)
    }
    await make(failedJobs, 'standard', {})
    for (const job of jobs) {
      const name = job.hasQueuePerSite ? siteId && queueName(job, siteId) : job.name
      if (name) await make(name, policyOf(job), { ...settingsOf(job), deadLetter: failedJobs })
    }
    for (const { name } of scheduled) await make(name, 'stately', { retryLimit: 2, deleteAfterSeconds: 7 * day })
    await keepSchedules(library, scheduled)
  } finally {
    await library.stop({ graceful: false })
  }
}

const settingsOf = ({ retries, timeLimitSeconds }: Job): Partial<QueueSettings> => ({
  retryLimit: retries,
  ...(timeLimitSeconds !== undefined && { expireInSeconds: timeLimitSeconds }),
})

const isSetTo = (queue: QueueResult, settings: QueueSettings): boolean =>
  (Object.keys(settings) as (keyof QueueSettings & keyof QueueResult)[]).every((name) => queue[name] === settings[name])

const policyOf = (job: Job): 'standard' | 'stately' => (job.key ? 'stately' : 'standard')

async function keepSchedules(library: PgBoss, scheduled: BackgroundWork['scheduled']): Promise<void> {
  const present = await library.getSchedules()
  for (const { name } of present) if (!scheduled.some((one) => one.name === name)) await library.unschedule(name)
  for (const { name, schedule } of scheduled)
    if (!present.some((one) => one.name === name && one.cron === schedule)) await library.schedule(name, schedule)
}

/** The connection settings as pg-boss takes them. It passes settings it doesn't know on to the driver. */
export const libraryConfig = (config: PoolConfig) => config as ConstructorParameters<typeof PgBoss>[0] & object
