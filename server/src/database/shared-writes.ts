import pg from 'pg'
import type { LeftRows, SharedWrite, Sql } from '../kernel/db.ts'
import { createBatcher, type BatchLimits } from './batcher.ts'
import { partsOfAll, type Sending } from './last-statement.ts'

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

/** Error classes whose cause is the database or the statement: an item that is written alone would fail alike. A deadlock, or a lock that takes too long, may be of
 *  one item: for example, one with a key that another transaction is inserting. */
const causedByNoItem = /^(?:08|0A|25|26|40003|42|53|57|58)/

/** After an error from PostgreSQL nothing was written. After another error, such as a lost connection, that is unknown, and the items aren't written again. */
export const isOfOneItem = (error: unknown): boolean => error instanceof pg.DatabaseError && !causedByNoItem.test(error.code ?? '')

/** One item of several that couldn't be written may have kept the others from it. */
class NoneWritten extends Error {
  constructor(options?: ErrorOptions) {
    super('nothing of several items was written', options)
  }
}

/** Worded like the pool's own error. */
export const overloaded = (): Error => new Error('timeout exceeded when waiting for other statements')

type Rows = (statement: Sql) => Promise<readonly unknown[]>

/** There is a row with the same key, which another transaction may have inserted since this one looked for it. */
export const uniqueViolation = '23505'

/** An item with what else its transaction writes. */
interface Entry<Item> {
  item: Item
  left: LeftRows
}

/** Runs statements in a transaction of their own, once, and waits for locks only for a moment. */
type InTransaction = <T>(work: (rows: Rows) => Promise<T>) => Promise<T>

/** Writes an item together with those of other callers of this process. */
export function sharedWrites(rows: Rows, inTransaction: InTransaction): Sending['writeTogether'] {
  const batchers = new WeakMap<object, unknown>()
  return <Item>(write: SharedWrite<Item>, item: Item, left: LeftRows) => {
    const known = batchers.get(write) as ((entry: Entry<Item>) => Promise<boolean>) | undefined
    const add =
      known ??
      createBatcher<Entry<Item>, boolean>({
        groupOf: (entry) => write.groupOf(entry.item),
        sizeOf: (entry) => write.sizeOf(entry.item),
        async write(entries) {
          const written =
            (await writeAll(rows, write, entries)) ??
            // An item that is written alone runs again with its transaction, which locks.
            (write.depending && entries.length > 1
              ? await inTransaction((inside) => writeAll(inside, write, entries, { isLocked: true }))
              : undefined)
          if (!written && entries.length > 1) throw new NoneWritten()
          return written ?? [false]
        },
        isOfOneItem: (error) => error instanceof NoneWritten || isOfOneItem(error),
        causesOf: async (error, entries) =>
          new Set((error as { code?: string }).code === uniqueViolation ? await withDuplicates(rows, entries) : []),
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

/** The entries whose transactions leave a row that is already there, or is another one's. */
async function withDuplicates<Item>(rows: Rows, entries: readonly Entry<Item>[]): Promise<Entry<Item>[]> {
  const byKind = Map.groupBy(
    entries.flatMap((entry) => [...entry.left].flatMap(([kind, left]) => left.map((row) => ({ kind, entry, row })))),
    ({ kind }) => kind,
  )
  const duplicates: Entry<Item>[] = []
  for (const [kind, left] of byKind) {
    if (!kind.duplicates) continue
    const found = (await rows(kind.duplicates(left.map(({ row }) => row)))) as { index: number }[]
    duplicates.push(...found.map(({ index }) => left[index]!.entry))
  }
  return duplicates
}

/** Writes one item. */
export const writeAlone = async <Item>(rows: Rows, write: SharedWrite<Item>, entry: Entry<Item>): Promise<boolean> =>
  (await writeAll(rows, write, [entry]))?.[0] ?? false

/** Writes the items that are possible, all or none: which of them it has written, or undefined if another transaction was in the way. */
async function writeAll<Item>(
  rows: Rows,
  write: SharedWrite<Item>,
  entries: readonly Entry<Item>[],
  locking = { isLocked: false },
): Promise<readonly boolean[] | undefined> {
  const { read, possible, arePossible } = await readOf(rows, write, entries, locking)
  if (possible.length === 0) return arePossible
  return (await rows(statementOfAll(write, possible, read))).length > 0 ? arePossible : undefined
}

/** An error here may be of one item, and nothing was written. */
function statementOfAll<Item>(write: SharedWrite<Item>, entries: readonly Entry<Item>[], read: readonly unknown[]): Sql {
  try {
    return statementOf(write, entries, read)
  } catch (error) {
    throw entries.length > 1 ? new NoneWritten({ cause: error }) : error
  }
}

/** What items depend on, and which of them are possible. */
export async function readOf<Item>(
  rows: Rows,
  { depending }: SharedWrite<Item>,
  entries: readonly Entry<Item>[],
  locking = { isLocked: false },
) {
  const items = entries.map(({ item }) => item)
  const read = depending ? await rows(depending.read(items, locking)) : []
  const arePossible = depending?.arePossible(items, read) ?? items.map(() => true)
  return { read, arePossible, possible: entries.filter((_, index) => arePossible[index]) }
}

/** Writes items with what their transactions leave. */
export function statementOf<Item>(write: SharedWrite<Item>, entries: readonly Entry<Item>[], read: readonly unknown[]): Sql {
  const left = entries.map((entry) => entry.left)
  return write.statement(
    entries.map(({ item }) => item),
    (condition, more = []) => partsOfAll([...left, ...more], condition),
    read,
  )
}
