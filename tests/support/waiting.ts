import { expect } from 'vitest'
import { sql } from '../../server/src/database/sql.ts'
import type { Db } from '../../server/src/kernel/db.ts'

/** Waits until another transaction waits for a lock of this one. */
export async function untilAnotherWaits(db: Db): Promise<void> {
  // Unlike the activity, locks are read anew by each statement of a transaction.
  const waiting = () => db.rows(sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`)
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBeGreaterThan(0)
}
