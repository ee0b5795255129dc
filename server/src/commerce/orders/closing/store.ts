import { joinFragments } from '../../../database/query/conditions.ts'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import type { Db, LeftRows, SharedWrite } from '../../../kernel/db.ts'
import { deleteOrdered, lockOrdered, type OrderedCart, orderedCarts } from '../../carts/public.ts'
import { type Checkout, type CompletedCheckout, completeUnchanged, unchangedOf } from '../../checkouts/public.ts'
import {
  applyChanges,
  type ChangedStock,
  type CountedStock,
  keyOf,
  lockCounted,
  type SavedStock,
  saveCounted,
  type Shortage,
  type StockByKey,
  type StockChange,
  stockOf,
} from '../../stock/public.ts'

// Orders that are approved at once take rows that others take too: stock, and the number. They are read, the orders are made of them, and all is written in one
// statement if nothing has changed in between. Orders that come at the same time go together (decision 0113).

/** A purchase that ends with an order. */
export interface Closing extends CompletedCheckout {
  siteId: string
  /** What the order takes of the stock. */
  changes: readonly StockChange[]
}

/** What a purchase gets. */
export interface Closed {
  number: number
  changed: readonly ChangedStock[]
  /** The cart that is deleted, if there is one. */
  cart: OrderedCart | undefined
}

interface State {
  /** Null without a counter. */
  lastNumber: number | null
  stock: CountedStock[] | null
  carts: OrderedCart[] | null
  /** The checkouts that are as they were read. */
  unchanged: string[] | null
}

/** What purchases depend on. Locked if that is asked for, in the order used everywhere: PostgreSQL evaluates the counts before it locks. Without a cart, nothing
 *  but the counter's own condition has the stock locked before it. */
function stateOf(closings: readonly Closing[], { isLocked }: { isLocked: boolean }) {
  const [{ siteId }] = closings as [Closing]
  const changes = closings.flatMap((closing) => closing.changes)
  const checkouts = closings.map(({ read }): Pick<Checkout, 'id' | 'cartId'> => read)
  return sql`
    with ${unchangedOf(siteId, closings, { isLocked })},
    ${stockOf(siteId, changes, { condition: raw('(select count(*) from unchanged) >= 0'), isLocked })},
    ${orderedCarts(siteId, checkouts, { condition: raw('(select count(*) from stock) >= 0'), isLocked })},
    counter as materialized (
      select value from site_counters where site_id = ${siteId} and counter = 'order-number'
        and (select count(*) from stock) >= 0 and (select count(*) from cart) >= 0 ${raw(isLocked ? 'for update' : '')}
    )
    select (select value from counter) as "lastNumber", (select json_agg(stock) from stock) as stock, (select json_agg(cart) from cart) as carts,
      (select json_agg(id) from unchanged) as unchanged`
}

/** What becomes of a purchase. Its checkout may have changed, or be that of an earlier one. */
type Outcome = Closed | { short: Shortage } | 'CHANGED'

const isClosed = (outcome: Outcome): outcome is Closed => outcome !== 'CHANGED' && 'number' in outcome

/** Purchases one after the other, with the stock that they leave. Those that aren't closed take nothing. */
function closeAll(
  closings: readonly Closing[],
  { lastNumber, stock, carts, unchanged }: State,
): { outcomes: Outcome[]; saved: SavedStock[] } {
  const [{ siteId }] = closings as [Closing]
  if (lastNumber === null) throw new Error(`site ${siteId} has no order-number counter`)
  const before: StockByKey = new Map(stock?.map((row) => [keyOf(row), row]))
  const checkoutIds = new Set(unchanged)
  const taken = new Set<string>()
  let [now, number] = [before, lastNumber]
  const outcomes = closings.map(({ read: { id }, changes }): Outcome => {
    if (!checkoutIds.has(id)) return 'CHANGED'
    const applied = applyChanges(now, changes)
    if ('short' in applied) return applied
    checkoutIds.delete(id)
    now = applied.stock
    for (const change of changes) taken.add(keyOf(change))
    return { number: ++number, changed: applied.changed, cart: carts?.find(({ checkoutId }) => checkoutId === id) }
  })
  const saved = [...before].filter(([key]) => taken.has(key)).map(([key, row]) => ({ read: row, saved: now.get(key)! }))
  return { outcomes, saved }
}

/** Completes the checkouts, takes the stock, deletes the carts and takes the numbers, all or nothing: parts of a statement, of which `saved` has a row if all is
 *  as it was read. It waits for no row that another transaction has locked, only for one that inserts the same key. */
function closingParts(closings: readonly Closing[], closed: readonly Closed[], saved: readonly SavedStock[]): Fragment {
  const [{ siteId, completed }] = closings as [Closing]
  const carts = closed.flatMap(({ cart }) => cart ?? [])
  const before = closed[0]!.number - 1
  const isUnchanged = part`(select count(distinct id) from unchanged) = ${closings.length}`
  const isCounted = part`(select count(*) from counted) = ${saved.length}`
  const parts = [
    unchangedOf(siteId, closings, { isLocked: true }),
    lockCounted(siteId, saved, isUnchanged),
    lockOrdered(siteId, carts, isCounted),
    part`saved as materialized (
      select value from site_counters where site_id = ${siteId} and counter = 'order-number' and value = ${before}
        and (select count(*) from ordered) = ${carts.length} and ${isCounted} and ${isUnchanged}
      for update skip locked
    )`,
    completeUnchanged(siteId, closings, 'saved'),
    saveCounted({ siteId, now: completed.updatedDate }, saved, 'saved'),
    deleteOrdered(siteId, carts, 'saved'),
    part`numbered as (
      update site_counters set value = site_counters.value + ${closings.length} from saved
      where site_counters.site_id = ${siteId} and site_counters.counter = 'order-number'
    )`,
  ]
  return joinFragments(parts, ', ')
}

interface Item extends Closing {
  rowsOf(closed: Closed): LeftRows
}

const closings: SharedWrite<Item> = {
  groupOf: ({ siteId }) => siteId,
  // With the order, its events, and the response if the call has a key.
  sizeOf: ({ read }) => 20 * JSON.stringify(read.doc).length,
  // All of a site need its counter.
  atOnce: 1,
  // About as many milliseconds.
  itemsMax: 20,
  depending: {
    read: stateOf,
    arePossible: (all, [state]) => closeAll(all, state as State).outcomes.map(isClosed),
  },
  statement(all, left, [state]) {
    const { outcomes, saved } = closeAll(all, state as State)
    const closed = outcomes.filter(isClosed)
    const rows = closed.map((one, index) => all[index]!.rowsOf(one))
    return sql`with ${closingParts(all, closed, saved)}, ${joinFragments(left('saved', rows), ', ')} select from saved`
  },
}

/** Closes a purchase in the transaction's last statement, which also writes what follows from it. If something has changed since it was read, or is short, the
 *  transaction runs again. */
export const closePurchase = (db: Db, closing: Closing, rowsOf: (closed: Closed) => LeftRows): void =>
  db.finishTogether(closings, { ...closing, rowsOf })

/** Locks what a purchase needs until the transaction ends, and closes it with the last statement. If there is too little stock, it returns the shortage, and the
 *  purchase must be refused. The checkout is locked. */
export async function closeLocked(db: Db, closing: Closing): Promise<Closed | { short: Shortage }> {
  const { siteId, changes } = closing
  // Who is refused doesn't hold the counter that others wait for.
  const stock = await db.rows<CountedStock>(sql`
    with ${stockOf(siteId, changes, { condition: raw('true'), isLocked: true })} select * from stock`)
  const applied = applyChanges(new Map(stock.map((row) => [keyOf(row), row])), changes)
  if ('short' in applied) return applied
  const { outcomes, saved } = closeAll([closing], (await db.one<State>(stateOf([closing], { isLocked: true })))!)
  const [outcome] = outcomes as [Outcome]
  if (!isClosed(outcome)) throw new Error('a locked purchase has changed')
  db.finish(closingParts([closing], [outcome], saved))
  return outcome
}
