import { sql } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import { uploadLocksTable } from './tables.ts'

const insertRow = uploadLocksTable.insert()

export interface LockIds {
  partKey: string
  lockId: string
}

/** Takes a lock that is free or has expired. False if another request has it. */
export async function takeLock(
  { db, siteId }: Scope,
  lock: LockIds,
  { now, expiresDate }: { now: Date; expiresDate: Date },
): Promise<boolean> {
  return (
    (await db.run(sql`
      ${insertRow(siteId, { ...lock, expiresDate, isWanted: false })}
      on conflict (site_id, part_key) do update set lock_id = excluded.lock_id, expires_date = excluded.expires_date, is_wanted = false
      where upload_locks.expires_date <= ${now}`)) > 0
  )
}

/** The time of the database, which all processes share. */
export async function databaseTime({ db }: Pick<Scope, 'db'>): Promise<Date> {
  return (await db.one<{ now: Date }>(sql`select clock_timestamp() as now`))!.now
}

/** Says to the request that has the lock that another one waits. */
export async function requestLock({ db, siteId }: Scope, partKey: string): Promise<void> {
  await db.run(sql`update upload_locks set is_wanted = true where site_id = ${siteId} and part_key = ${partKey} and not is_wanted`)
}

/** Keeps a lock for longer. Undefined if it was lost; otherwise, whether another request waits for it. */
export async function renewLock({ db, siteId }: Scope, { partKey, lockId }: LockIds, expiresDate: Date): Promise<boolean | undefined> {
  const row = await db.one<{ isWanted: boolean }>(sql`
    update upload_locks set expires_date = ${expiresDate} where site_id = ${siteId} and part_key = ${partKey} and lock_id = ${lockId}
    returning is_wanted as "isWanted"`)
  return row?.isWanted
}

export async function releaseLock({ db, siteId }: Scope, { partKey, lockId }: LockIds): Promise<void> {
  await db.run(sql`delete from upload_locks where site_id = ${siteId} and part_key = ${partKey} and lock_id = ${lockId}`)
}
