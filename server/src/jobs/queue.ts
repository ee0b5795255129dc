import { PgBoss } from 'pg-boss'
import type { Database } from '../kernel/db.ts'
import type { Queue } from '../kernel/queue.ts'
import { failedJobs, libraryDb, queueSchema, singletonKey } from './library.ts'

const queues = new WeakMap<Database, Queue>()

/** The queue as those use it who add jobs: one for each database. */
export function queueOn(database: Database): Queue {
  const queue = queues.get(database) ?? newQueue(database)
  queues.set(database, queue)
  return queue
}

/** It reads what kinds of jobs there are when it is first used. */
function newQueue(database: Database): Queue {
  let starting: Promise<PgBoss> | undefined
  const library = (): Promise<PgBoss> =>
    (starting ??= startSender(database).catch((error: unknown) => {
      starting = undefined
      throw error
    }))
  return {
    async add(db, job, data, { startAfter, priority = 0, replacesWaiting = false } = {}) {
      const key = singletonKey(job, data)
      const queue = await library()
      const options = {
        db: libraryDb(db),
        priority,
        group: { id: data.siteId },
        ...(startAfter && { startAfter }),
        ...(key !== undefined && { singletonKey: key }),
      }
      await (replacesWaiting ? queue.upsert(job.name, data, options) : queue.send(job.name, data, options))
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

/** It works nothing off and looks after nothing: that is what the processes with jobs do. */
const startSender = (database: Database): Promise<PgBoss> =>
  new PgBoss({
    db: libraryDb(database),
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
  }).start()
