import { leaving } from '../../server/src/database/last-statement.ts'
import type { Beginning, Db, Statements } from '../../server/src/kernel/db.ts'

/** Runs work with other functions in place of those of a transaction, which also send its last statement. */
export async function forwarding<T>(beginning: Beginning, statements: Statements, work: (db: Db) => Promise<T>): Promise<T> {
  const last = leaving(statements, beginning)
  const result = await work(last.db)
  await last.send()
  return result
}
