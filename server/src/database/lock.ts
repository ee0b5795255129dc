import type { Db } from './connect.ts'
import { sql } from './sql.ts'

/** Takes a lock that only one transaction in the whole database holds; false at once where another has it. */
export async function tryAdvisoryLock(db: Db, key: number): Promise<boolean> {
  const row = await db.one<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${key}) as taken`)
  return row?.taken ?? false
}
