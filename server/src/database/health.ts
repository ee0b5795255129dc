import type { Database } from '../kernel/db.ts'
import { sleep } from '../kernel/sleep.ts'
import { sql } from './sql.ts'

const deadlineMs = 2_000

/** Whether the database responds to a query within two seconds. */
export function isResponding(database: Database): Promise<boolean> {
  const answer = database.one(sql`select 1 as answer`).then(
    () => true,
    () => false,
  )
  const answered = new AbortController()
  return Promise.race([answer, sleep(deadlineMs, answered.signal).then(() => false)]).finally(() => answered.abort())
}
