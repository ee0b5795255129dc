import { PgBoss } from 'pg-boss'
import type { Database } from '../kernel/db.ts'
import { logFault } from '../kernel/log.ts'
import type { Queue } from '../kernel/queue.ts'
import { failedJobs, libraryDb, queueName, queueSchema, singletonKey } from './library.ts'

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
    async add(db, job, data, { startAfter, priority = 0, replacesWaiting = false } = {}) {
      const [name, key] = [queueName(job, data.siteId), singletonKey(job, data)]
      const queue = await library()
      const options = {
        db: libraryDb(db),
        priority,
        group: { id: data.siteId },
        ...(startAfter && { startAfter }),
        ...(key !== undefined && { singletonKey: key }),
      }
      await (replacesWaiting ? queue.upsert(name, data, options) : queue.send(name, data, options))
    },
    async addAll(db, job, siteId, all, { startAfter } = {}) {
      const jobs = all.map((data) => {
        const key = singletonKey(job, data)
        return { data, group: { id: siteId }, ...(startAfter && { startAfter }), ...(key !== undefined && { singletonKey: key }) }
      })
      await (await library()).insert(queueName(job, siteId), jobs, { db: libraryDb(db) })
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
  library.on('error', (error) => logFault(error, { job: 'queue' }))
  return library.start()
}
