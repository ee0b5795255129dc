import type { Db as LibraryDb } from 'pg-boss'
import type { Db } from '../kernel/db.ts'
import type { JobData, JobKind } from '../kernel/queue.ts'

/** The database schema that the queue library (pg-boss) keeps its tables in. */
export const queueSchema = 'pgboss'

/** The queue of jobs that failed for the last time. */
export const failedJobs = 'failed-jobs'

/** The library's key of a job: by it a job is one of a kind on its site. */
export const singletonKey = <Data extends JobData>({ key }: JobKind<Data>, data: Data): string | undefined =>
  key && `${data.siteId}/${key(data)}`

/** Lets the library's statements run on our connection, or in our transaction. */
export const libraryDb = (db: Db): LibraryDb => ({
  executeSql: async (text, values = []) => ({ rows: await db.rows({ text, values, name: undefined }) }),
})
