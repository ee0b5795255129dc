import type { Db as LibraryDb } from 'pg-boss'
import type { Db } from '../kernel/db.ts'
import type { JobData, JobKind } from '../kernel/queue.ts'

/** The database schema of the queue library's tables (pg-boss). */
export const queueSchema = 'pgboss'

/** The dead-letter queue: jobs that failed for the last time. */
export const failedJobs = 'failed-jobs'

/** The key that makes a job unique per kind and site. */
export const singletonKey = <Data extends JobData>({ key }: JobKind<Data>, data: Data): string | undefined =>
  key && `${data.siteId}/${key(data)}`

/** Runs the library's statements on our connection or in our transaction. */
export const libraryDb = (db: Db): LibraryDb => ({
  executeSql: async (text, values = []) => ({ rows: await db.rows({ text, values, name: undefined }) }),
})
