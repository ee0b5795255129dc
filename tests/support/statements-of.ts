import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../../server/src/kernel/db.ts'

const counting = new AsyncLocalStorage<{ count: number }>()

/** Has a database count what is sent within `statementsOf` by itself: a worker's tests share the database, and what one of them has begun may send statements while
 *  the next one counts. */
export function countedByWork<Base extends Pick<Database, 'statements'>>(database: Base): Base {
  const others = { count: database.statements.count }
  Object.defineProperty(database.statements, 'count', {
    get: () => (counting.getStore() ?? others).count,
    set(count: number) {
      const counted = counting.getStore() ?? others
      counted.count = count
    },
  })
  return database
}

/** How many statements some work sends to a database. */
export function statementsOf({ statements }: Pick<Database, 'statements'>, work: () => Promise<unknown>): Promise<number> {
  return counting.run({ count: 0 }, async () => {
    const before = statements.count
    await work()
    return statements.count - before
  })
}
