import type { Beginning, Db, LastRows, LastStatement, LeftRows, Statements } from '../kernel/db.ts'
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
  /** The write that everything else depends on. Returns whether it was possible. */
  let write: (() => Promise<boolean>) | undefined
  const finishWith = (one: () => Promise<boolean>) => {
    if (write) throw new Error('a transaction has only one write that everything else depends on')
    write = one
  }
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
        finishWith(async () => {
          const parts = [fragment(text, values), ...named(partsOf(left, saved))]
          return (await statements.only(sql`with ${joinFragments(parts, ', ')} select from saved`)).length > 0
        })
      },
      finishTogether: (shared, item) => finishWith(() => statements.together(shared, item, left)),
    },
    async send() {
      if (!write) {
        const parts = partsOf(left)
        if (parts.length > 0) await statements.end(inOne(parts))
      } else if (!(await write())) throw new StaleReadError('Another transaction has changed what this one read.')
    },
  }
}

const partsOf = (left: LeftRows, condition?: string): Fragment[] =>
  [...left].flatMap(([kind, rows]) => kind.write(rows, condition)).map(({ text, values }) => fragment(text, values))

/** Writing statements in one: PostgreSQL runs all of them on the same snapshot. */
function inOne([first, ...others]: readonly Fragment[]) {
  return others.length === 0 ? sql`${first}` : sql`with ${joinFragments(named(others), ', ')} ${first}`
}

const named = (parts: readonly Fragment[]): Fragment[] => parts.map((one, at) => part`part_${raw(String(at))} as (${one})`)

/** What several transactions leave to one statement, as its parts. */
export function partsOfAll(all: readonly LeftRows[], condition: string): Fragment[] {
  const kinds = new Set(all.flatMap((left) => [...left.keys()]))
  return named(partsOf(new Map([...kinds].map((kind) => [kind, all.flatMap((left) => left.get(kind) ?? [])])), condition))
}

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
  finishTogether: noTransaction,
}
