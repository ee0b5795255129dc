import type { Database } from '../../server/src/kernel/db.ts'

/** How many statements some work sends to a database. */
export async function statementsOf({ statements }: Pick<Database, 'statements'>, work: () => Promise<unknown>): Promise<number> {
  const before = statements.count
  await work()
  return statements.count - before
}
