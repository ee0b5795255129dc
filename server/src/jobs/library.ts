import type { Db as LibraryDb } from 'pg-boss'
import type { Db } from '../kernel/db.ts'
import type { JobData, JobKind } from '../kernel/queue.ts'

/** The database schema of the queue library's tables (pg-boss). */
export const queueSchema = 'pgboss'

/** The queue of jobs that failed on the last attempt. */
export const failedJobs = 'failed-jobs'

/** The queue of a site's jobs of one kind. */
export const queueName = ({ name, hasQueuePerSite }: JobKind<never>, siteId: string): string =>
  hasQueuePerSite ? `${name}/${siteId}` : name

/** pg-boss's singleton key: of jobs of one kind with the same key, at most one waits and one runs. It includes the site. */
export const singletonKey = <Data extends JobData>({ key }: JobKind<Data>, data: Data): string | undefined =>
  key && `${data.siteId}/${key(data)}`

/** Runs pg-boss's statements on our connection or in our transaction. */
export const libraryDb = (db: Db): LibraryDb => ({
  executeSql: async (text, values = []) => ({ rows: await db.rows({ text, values, name: undefined }) }),
})
