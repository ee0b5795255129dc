import type { Db } from '../kernel/db.ts'
import { sql } from './sql.ts'

/** Takes an advisory lock for a kind of work on a site until the transaction ends. Returns false immediately if another transaction has it. */
export async function tryAdvisoryLock(db: Db, work: number, siteId: string): Promise<boolean> {
  const row = await db.one<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${work}, hashtext(${siteId})) as taken`)
  return row?.taken ?? false
}

/** Takes the same lock, and waits for another transaction that has it. */
export async function takeAdvisoryLock(db: Db, work: number, siteId: string): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${work}, hashtext(${siteId}))`)
}
