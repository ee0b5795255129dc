import type { Db, LastRows, Statements } from '../kernel/db.ts'
import { joinFragments } from './query/conditions.ts'
import { fragment, part, raw, sql, type Fragment } from './sql.ts'

/** A transaction that collects rows for its last statement. */
export interface Leaving {
  db: Db
  /** Sends the last statement, if there is anything to write. */
  send(): Promise<void>
}

export function leaving(statements: Statements, { isRetry }: Pick<Db, 'isRetry'>): Leaving {
  const left = new Map<LastRows<unknown>, unknown[]>()
  return {
    db: {
      ...statements,
      isRetry,
      leave(kind, row) {
        const rows = left.get(kind as LastRows<unknown>)
        if (rows) rows.push(row)
        else left.set(kind as LastRows<unknown>, [row])
      },
    },
    async send() {
      const parts = [...left].flatMap(([kind, rows]) => kind.write(rows))
      if (parts.length > 0) await statements.only(inOne(parts.map(({ text, values }) => fragment(text, values))))
    },
  }
}

/** Writing statements in one: PostgreSQL runs all of them on the same snapshot. */
function inOne([first, ...others]: readonly Fragment[]) {
  if (others.length === 0) return sql`${first}`
  const parts = others.map((one, at) => part`part_${raw(String(at))} as (${one})`)
  return sql`with ${joinFragments(parts, ', ')} ${first}`
}

/** Without a transaction there is no last statement. */
export const leaveNothing: Db['leave'] = () => {
  throw new Error('there is no transaction that will be committed')
}
