import type { Context, Scope } from '../../kernel/context.ts'
import { keyOf, type Pieces } from './pieces.ts'
import { recordStockChanges } from './record.ts'
import { deleteReservations, insertReservations, lockStock, changeStock, type StockChange, type StockRow } from './store.ts'

/** What an order claims of the stock. */
export interface Claim {
  orderId: string
  pieces: readonly Pieces[]
  /** TAKE: sold now. RESERVE: reserved until the order is paid or rejected. */
  how: 'TAKE' | 'RESERVE'
  /** An order that this one replaces. What it reserved counts as available. */
  replacedOrderId?: string | undefined
}

/** The available quantity of each variant that is short, by `keyOf`. */
export type Shortage = ReadonlyMap<string, number>

/** Takes or reserves all pieces. If anything is short, changes nothing and returns the shortage. */
export async function claimStock(context: Context, { orderId, pieces, how, replacedOrderId }: Claim): Promise<Shortage | undefined> {
  const { db, siteId } = context
  const freed = replacedOrderId === undefined ? [] : await deleteReservations(db, { siteId, orderId: replacedOrderId })
  if (pieces.length === 0 && freed.length === 0) return undefined
  const stockRows = await lockStockRows({ db, siteId }, [...pieces, ...freed])
  const freedQuantities = new Map(freed.map((reservation) => [keyOf(reservation), reservation.quantity]))
  const available = new Map(
    pieces.map((requested) => [keyOf(requested), availableOf(stockRows.get(keyOf(requested)), freedQuantities.get(keyOf(requested)))]),
  )
  const short = pieces.filter((requested) => requested.quantity > available.get(keyOf(requested))!)
  if (short.length > 0) return new Map(short.map((requested) => [keyOf(requested), available.get(keyOf(requested))!]))
  const counted = pieces.filter((requested) => stockRows.get(keyOf(requested))?.trackQuantity)
  const released = freed.filter((reservation) => stockRows.has(keyOf(reservation)))
  await applyChanges(context, [
    ...released.map((reservation) => changeOf(reservation, 'RELEASE')),
    ...counted.map((requested) => changeOf(requested, how)),
  ])
  if (how === 'RESERVE' && counted.length > 0) await insertReservations(db, { siteId, orderId }, counted)
  return undefined
}

/** Turns an order's reservations into sales. */
export const sellReserved = (context: Context, orderId: string): Promise<void> => endReservation(context, orderId, 'SELL')

/** Releases an order's reservations. */
export const releaseReserved = (context: Context, orderId: string): Promise<void> => endReservation(context, orderId, 'RELEASE')

/** Skips variants that the catalogue no longer has. */
async function endReservation(context: Context, orderId: string, how: StockAction): Promise<void> {
  const { db, siteId } = context
  const reservations = await deleteReservations(db, { siteId, orderId })
  if (reservations.length === 0) return
  const stockRows = await lockStockRows({ db, siteId }, reservations)
  const existing = reservations.filter((pieces) => stockRows.has(keyOf(pieces)))
  await applyChanges(
    context,
    existing.map((pieces) => changeOf(pieces, how)),
  )
}

const lockStockRows = async ({ db, siteId }: Scope, requested: readonly Pieces[]): Promise<Map<string, StockRow>> =>
  new Map((await lockStock(db, siteId, requested)).map((stockRow) => [keyOf(stockRow), stockRow]))

/** What each action does to a variant's quantity and reserved quantity. */
const effects = {
  TAKE: { quantity: -1, reserved: 0 },
  RESERVE: { quantity: 0, reserved: 1 },
  RELEASE: { quantity: 0, reserved: -1 },
  SELL: { quantity: -1, reserved: -1 },
} as const
type StockAction = keyof typeof effects

const changeOf = ({ productId, variantId, quantity }: Pieces, how: StockAction): StockChange => ({
  productId,
  variantId,
  quantity: quantity * effects[how].quantity,
  reserved: quantity * effects[how].reserved,
})

/** The rows are locked, so all changes are possible: if one isn't, something else has changed the stock. */
async function applyChanges(context: Context, changes: readonly StockChange[]): Promise<void> {
  const byVariant = [...Map.groupBy(changes, keyOf).values()].map((same) => same.reduce(addUp))
  const changed = byVariant.length === 0 ? [] : await changeStock(context.db, context.siteId, byVariant)
  const unchanged = byVariant.length - changed.length
  if (unchanged > 0) throw new Error(`stock of ${unchanged} variants could not be changed`)
  await recordStockChanges(context, changed)
}

const addUp = (sum: StockChange, { quantity, reserved }: StockChange): StockChange => ({
  ...sum,
  quantity: sum.quantity + quantity,
  reserved: sum.reserved + reserved,
})

function availableOf(stockRow: StockRow | undefined, freed = 0): number {
  if (!stockRow) return 0
  if (stockRow.trackQuantity) return stockRow.quantity - stockRow.reserved + freed
  return stockRow.inStock ? Infinity : 0
}
