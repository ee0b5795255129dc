import { expect } from 'vitest'
import { sql } from '../../server/src/database/sql.ts'
import type { Database, Db } from '../../server/src/kernel/db.ts'

/** Begins a call that waits for rows that a transaction has changed, and ends the transaction once it waits and `meanwhile` is done. */
export const whileChanging = <T>(
  database: Database,
  change: (db: Db) => Promise<unknown>,
  call: () => Promise<T>,
  meanwhile?: () => Promise<unknown>,
): Promise<{ answer: Promise<T> }> =>
  database.transaction(async (db) => {
    await change(db)
    const self = await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const answer = call()
    const waiting = () => database.rows(sql`select from pg_stat_activity where ${self!.pid} = any(pg_blocking_pids(pid))`)
    await expect.poll(waiting).toHaveLength(1)
    await meanwhile?.()
    return { answer }
  })
