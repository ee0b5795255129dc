import type { Db } from '../kernel/db.ts'
import { sql } from './sql.ts'

/** Takes a lock for a site's work that only one transaction in the whole database holds. False at once if another has it. */
export async function tryAdvisoryLock(db: Db, work: number, siteId: string): Promise<boolean> {
  const row = await db.one<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${work}, hashtext(${siteId})) as taken`)
  return row?.taken ?? false
}
