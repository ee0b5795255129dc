import type { Db as LibraryDb } from 'pg-boss'
import type { Db } from '../kernel/db.ts'

/** The database schema that the queue library (pg-boss) keeps its tables in. */
export const queueSchema = 'pgboss'

/** The queue of jobs that failed for the last time. */
export const failedJobs = 'failed-jobs'

/** Lets the library's statements run on our connection, or in our transaction. */
export const libraryDb = (db: Db): LibraryDb => ({
  executeSql: async (text, values = []) => ({ rows: await db.rows({ text, values, name: undefined }) }),
})
