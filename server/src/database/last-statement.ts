import type { Beginning, Db, LastRows, LastStatement, Statements } from '../kernel/db.ts'
import { joinFragments } from './query/conditions.ts'
import { fragment, part, raw, sql, type Fragment } from './sql.ts'
import { StaleReadError } from './stale-read.ts'

/** A transaction that collects what its last statement writes. */
export interface Leaving {
  db: Db
  /** Sends the last statement, if there is anything to write. */
  send(): Promise<void>
}

/** The part of a statement that everything else in it depends on. */
const saved = 'saved'

export function leaving(statements: Statements, { isRetry, begin, beginLater }: Beginning): Leaving {
  const left = new Map<LastRows<unknown>, unknown[]>()
  let write: Fragment | undefined
  const parts = (condition?: string) =>
    [...left].flatMap(([kind, rows]) => kind.write(rows, condition)).map(({ text, values }) => fragment(text, values))
  return {
    db: {
      ...statements,
      isRetry,
      begin,
      beginLater,
      leave(kind, row) {
        const rows = left.get(kind as LastRows<unknown>)
        if (rows) rows.push(row)
        else left.set(kind as LastRows<unknown>, [row])
      },
      finish({ text, values }) {
        if (write) throw new Error('a transaction has only one write that everything else depends on')
        write = fragment(text, values)
      },
    },
    async send() {
      if (write) {
        const rows = await statements.only(sql`with ${joinFragments([write, ...named(parts(saved))], ', ')} select from saved`)
        if (rows.length === 0) throw new StaleReadError('Another transaction has changed the row that this one read.')
      } else if (left.size > 0) {
        const all = parts()
        if (all.length > 0) await statements.only(inOne(all))
      }
    },
  }
}

/** Writing statements in one: PostgreSQL runs all of them on the same snapshot. */
function inOne([first, ...others]: readonly Fragment[]) {
  return others.length === 0 ? sql`${first}` : sql`with ${joinFragments(named(others), ', ')} ${first}`
}

const named = (parts: readonly Fragment[]): Fragment[] => parts.map((one, at) => part`part_${raw(String(at))} as (${one})`)

const noTransaction = (): never => {
  throw new Error('there is no transaction that will be committed')
}

/** A database outside of a transaction: there is neither a beginning nor a last statement. */
export const outsideOfTransaction: Beginning & LastStatement = {
  isRetry: false,
  begin: noTransaction,
  beginLater: noTransaction,
  leave: noTransaction,
  finish: noTransaction,
}
