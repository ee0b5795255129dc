import pg from 'pg'
import type { LeftRows, SharedWrite, Sql, Statements } from '../kernel/db.ts'
import { createBatcher, type BatchLimits } from './batcher.ts'
import { partsOfAll } from './last-statement.ts'

export const sharedLimits: BatchLimits = {
  underWayMax: 2,
  aloneMax: 4,
  itemsMax: 100,
  sizeMax: 1_000_000,
  waitingMax: 1_000,
  waitingSizeMax: 16_000_000,
  // As long as a statement waits for a connection.
  waitMsMax: 4_000,
}

/** Error classes whose cause is the database, another transaction or the statement: an item that is written alone would fail alike. */
const causedByNoItem = /^(?:08|0A|25|26|40|42|53|55|57|58)/

/** After an error from PostgreSQL nothing was written. After another error, such as a lost connection, that is unknown, and the items aren't written again. */
export const isOfOneItem = (error: unknown): boolean => error instanceof pg.DatabaseError && !causedByNoItem.test(error.code ?? '')

/** One item of several that couldn't be written may have kept the others from it. */
class NoneWritten extends Error {}

/** Worded like the pool's own error. */
export const overloaded = (): Error => new Error('timeout exceeded when waiting for other statements')

type Rows = (statement: Sql) => Promise<readonly unknown[]>

/** An item with what else its transaction writes. */
interface Entry<Item> {
  item: Item
  left: LeftRows
}

/** Writes an item together with those of other callers of this process. */
export function sharedWrites(rows: Rows): Statements['together'] {
  const batchers = new WeakMap<object, unknown>()
  return <Item>(write: SharedWrite<Item>, item: Item, left: LeftRows) => {
    const known = batchers.get(write) as ((entry: Entry<Item>) => Promise<boolean>) | undefined
    const add =
      known ??
      createBatcher<Entry<Item>, boolean>({
        groupOf: (entry) => write.groupOf(entry.item),
        sizeOf: (entry) => write.sizeOf(entry.item),
        write: async (entries) => {
          const isWritten = await writeAll(rows, write, entries)
          if (!isWritten && entries.length > 1) throw new NoneWritten()
          return entries.map(() => isWritten)
        },
        isOfOneItem: (error) => error instanceof NoneWritten || isOfOneItem(error),
        overloaded,
        limits: limitsOf(write),
      })
    if (!known) batchers.set(write, add)
    return add({ item, left })
  }
}

const limitsOf = ({ atOnce, itemsMax }: Pick<SharedWrite<never>, 'atOnce' | 'itemsMax'>): BatchLimits => ({
  ...sharedLimits,
  ...(atOnce ? { underWayMax: atOnce, aloneMax: atOnce } : {}),
  ...(itemsMax ? { itemsMax } : {}),
})

/** Writes one item. */
export const writeAlone = <Item>(rows: Rows, write: SharedWrite<Item>, entry: Entry<Item>): Promise<boolean> =>
  writeAll(rows, write, [entry])

/** Writes items, all or none. */
async function writeAll<Item>(rows: Rows, write: SharedWrite<Item>, entries: readonly Entry<Item>[]): Promise<boolean> {
  const statement = statementOfAll(write, entries, await readOf(rows, write, entries))
  return statement !== undefined && (await rows(statement)).length > 0
}

/** An error here may be of one item, and nothing was written. */
function statementOfAll<Item>(...given: Parameters<typeof statementOf<Item>>): Sql | undefined {
  try {
    return statementOf(...given)
  } catch (error) {
    const [, { length }] = given
    throw length > 1 ? new NoneWritten('', { cause: error }) : error
  }
}

/** What items depend on. */
export const readOf = async <Item>(rows: Rows, write: SharedWrite<Item>, entries: readonly Entry<Item>[]): Promise<readonly unknown[]> =>
  write.read ? rows(write.read(entries.map(({ item }) => item))) : []

/** Writes items with what their transactions leave. */
export function statementOf<Item>(write: SharedWrite<Item>, entries: readonly Entry<Item>[], read: readonly unknown[]): Sql | undefined {
  const left = entries.map((entry) => entry.left)
  return write.statement(
    entries.map(({ item }) => item),
    (condition, more = []) => partsOfAll([...left, ...more], condition),
    read,
  )
}
