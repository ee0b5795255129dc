import type { Beginning, LastRows, LastStatement, LeftRows, SharedWrite, Sql } from '../kernel/db.ts'
import { joinFragments } from './query/conditions.ts'
import { fragment, part, raw, sql, type Fragment } from './sql.ts'
import { StaleReadError } from './stale-read.ts'

/** How a transaction sends what it leaves to its last statement. */
export interface Sending {
  /** Commits, with a last statement if there is one. If the transaction hasn't begun, the statement commits by itself. */
  commit(statement?: Sql): Promise<void>
  /** Whether the write that everything else depends on was possible: its statement returns a row. If the transaction hasn't begun, it commits by itself. */
  write(statement: Sql): Promise<boolean>
  /** The same of a write that several transactions share: those that wait at the same time are written in one statement, with the rows that each leaves. If the
   *  transaction has begun, the item is written alone, as part of it. */
  writeTogether<Item>(write: SharedWrite<Item>, item: Item, left: LeftRows): Promise<boolean>
}

/** Collects what a transaction leaves to its last statement. */
interface Leaving {
  db: LastStatement
  /** Sends it, and ends the transaction. */
  send(): Promise<void>
}

/** The part of a statement that everything else in it depends on. */
const saved = 'saved'

export function leaving(sending: Sending): Leaving {
  const { left, leave } = collectingRows()
  /** The write that everything else depends on. Returns whether it was possible. */
  let write: (() => Promise<boolean>) | undefined
  const finishWith = (one: () => Promise<boolean>) => {
    if (write) throw new Error('a transaction has only one write that everything else depends on')
    write = one
  }
  return {
    db: {
      leave,
      finish: ({ text, values }) =>
        finishWith(() => {
          const parts = [fragment(text, values), ...named(partsOf(left, saved))]
          return sending.write(sql`with ${joinFragments(parts, ', ')} select from saved`)
        }),
      finishTogether: (shared, item) => finishWith(() => sending.writeTogether(shared, item, left)),
    },
    async send() {
      const parts = write ? [] : partsOf(left)
      if (write && !(await write())) throw new StaleReadError('Another transaction has changed what this one read.')
      await sending.commit(parts.length > 0 ? inOne(parts) : undefined)
    },
  }
}

/** The rows that are left, by kind. */
export function collectingRows(): Pick<LastStatement, 'leave'> & { left: LeftRows } {
  const left = new Map<LastRows<unknown>, unknown[]>()
  return {
    left,
    leave(kind, row) {
      const rows = left.get(kind as LastRows<unknown>)
      if (rows) rows.push(row)
      else left.set(kind as LastRows<unknown>, [row])
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
