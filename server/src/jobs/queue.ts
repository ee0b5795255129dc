import { PgBoss } from 'pg-boss'
import type { Database } from '../kernel/db.ts'
import type { JobData, JobKind, JobOptions, Queue } from '../kernel/queue.ts'
import { failedJobs, libraryDb, queueName, queueSchema, singletonKey } from './library.ts'
import { logQueueFault } from './log-queue-fault.ts'

const queues = new WeakMap<Database, Queue>()

/** The queue for callers that add jobs, one per database. */
export function queueOn(database: Database): Queue {
  const queue = queues.get(database) ?? newQueue(database)
  queues.set(database, queue)
  return queue
}

/** Reads the list of queues once, and again if that failed. */
function newQueue(database: Database): Queue {
  let starting: Promise<PgBoss> | undefined
  const library = (): Promise<PgBoss> =>
    (starting ??= startSender(database).catch((error: unknown) => {
      starting = undefined
      throw error
    }))
  return {
    async start() {
      await library()
    },
    async add(db, job, data, { replacesWaiting = false, ...options } = {}) {
      const queue = await library()
      const sent = { ...libraryOptions(job, data, options), db: libraryDb(db) }
      const name = queueName(job, data.siteId)
      await (replacesWaiting ? queue.upsert(name, data, sent) : queue.send(name, data, sent))
    },
    async addAll(db, job, all, options = {}) {
      const [first] = all
      if (!first) return
      const jobs = all.map((data) => ({ data, ...libraryOptions(job, data, options) }))
      await (await library()).insert(queueName(job, first.siteId), jobs, { db: libraryDb(db) })
    },
    async retry(db, siteId, id) {
      const moved = await (await library()).redrive(failedJobs, { db: libraryDb(db), ids: [id], data: { siteId } })
      return moved === 1
    },
    async close() {
      await (await starting)?.stop({ graceful: false, close: false })
    },
  }
}

/** What pg-boss has to know of a job besides its data. */
function libraryOptions<Data extends JobData>(job: JobKind<Data>, data: Data, { startAfter, priority = 0 }: JobOptions) {
  const key = singletonKey(job, data)
  return { priority, group: { id: data.siteId }, ...(startAfter && { startAfter }), ...(key !== undefined && { singletonKey: key }) }
}

/** Starts pg-boss only to add jobs: jobs and maintenance run elsewhere. */
function startSender(database: Database): Promise<PgBoss> {
  const library = new PgBoss({
    db: libraryDb(database),
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
  })
  // Without a listener, a lost database connection while pg-boss reads its queues would end the process.
  library.on('error', logQueueFault)
  return library.start()
}
