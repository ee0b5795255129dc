import pg from 'pg'
import type { SharedWrite, Sql } from '../kernel/db.ts'
import { createBatcher, type BatchLimits } from './batcher.ts'

const limits: BatchLimits = {
  underWayMax: 2,
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
const isOfOneItem = (error: unknown): boolean => error instanceof pg.DatabaseError && !causedByNoItem.test(error.code ?? '')

/** Worded like the pool's own error. */
const overloaded = (): Error => new Error('timeout exceeded when waiting for other writes')

type Rows = (statement: Sql) => Promise<readonly unknown[]>

/** Writes an item together with those of other callers of this process. */
export function sharedWrites(rows: Rows): <Item, Result>(write: SharedWrite<Item, Result>, item: Item) => Promise<Result> {
  const batchers = new WeakMap<object, unknown>()
  return <Item, Result>(write: SharedWrite<Item, Result>, item: Item) => {
    const known = batchers.get(write) as ((item: Item) => Promise<Result>) | undefined
    const add =
      known ??
      createBatcher<Item, Result>({ ...write, write: (items) => writeTogether(rows, write, items), isOfOneItem, overloaded, limits })
    if (!known) batchers.set(write, add)
    return add(item)
  }
}

/** Writes one item. */
export async function writeAlone<Item, Result>(rows: Rows, write: SharedWrite<Item, Result>, item: Item): Promise<Result> {
  return write.resultOf(await rows(write.statement([item])), item)
}

async function writeTogether<Item, Result>(rows: Rows, write: SharedWrite<Item, Result>, items: readonly Item[]): Promise<Result[]> {
  const returned = await rows(write.statement(items))
  return items.map((item) => write.resultOf(returned, item))
}
