import type { Context, Scope } from '../../kernel/context.ts'
import { keyOf, type Pieces } from './pieces.ts'
import { recordStockChanges } from './record.ts'
import { changeStock, deleteReservations, type StockChange, type StockChanges } from './store.ts'

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
export async function claimStock(context: Context, claim: Claim): Promise<Shortage | undefined> {
  const { db, siteId } = context
  const changes = await claimChanges(context, claim)
  if (changes.length === 0) return undefined
  const { orderId } = claim
  const result = await changeStock(db, claim.how === 'RESERVE' ? { siteId, orderId } : { siteId }, changes)
  recordStockChanges(context, result.changed ?? [])
  return shortageIn(result)
}

/** The changes by which an order claims stock. What the order that it replaces had reserved is released first. */
export async function claimChanges(
  { db, siteId }: Scope,
  { pieces, how, replacedOrderId }: Omit<Claim, 'orderId'>,
): Promise<StockChange[]> {
  const freed = replacedOrderId === undefined ? [] : await deleteReservations(db, { siteId, orderId: replacedOrderId })
  return byVariant([
    ...freed.map((reservation) => changeOf(reservation, 'RELEASE')),
    ...pieces.map((requested) => changeOf(requested, how)),
  ])
}

const shortageIn = ({ short }: Pick<StockChanges, 'short'>): Shortage | undefined =>
  short ? new Map(short.map((row) => [keyOf(row), row.available])) : undefined

/** Turns an order's reservations into sales. */
export const sellReserved = (context: Context, orderId: string): Promise<void> => endReservation(context, orderId, 'SELL')

/** Releases an order's reservations. */
export const releaseReserved = (context: Context, orderId: string): Promise<void> => endReservation(context, orderId, 'RELEASE')

/** Skips variants that the catalogue no longer has. */
async function endReservation(context: Context, orderId: string, how: StockAction): Promise<void> {
  const { db, siteId } = context
  const reservations = await deleteReservations(db, { siteId, orderId })
  if (reservations.length === 0) return
  const { changed } = await changeStock(db, { siteId }, byVariant(reservations.map((pieces) => changeOf(pieces, how))))
  recordStockChanges(context, changed ?? [])
}

const none = { requested: 0, freed: 0, quantity: 0, reserved: 0, trackedQuantity: 0, trackedReserved: 0 }

/** What each action does to the stock of a variant, for each piece. */
const effects = {
  TAKE: { ...none, requested: 1, trackedQuantity: -1 },
  RESERVE: { ...none, requested: 1, trackedReserved: 1 },
  RELEASE: { ...none, freed: 1, reserved: -1 },
  SELL: { ...none, quantity: -1, reserved: -1 },
} as const
type StockAction = keyof typeof effects

const counts = Object.keys(none) as (keyof typeof none)[]

const changeOf = ({ productId, variantId, quantity }: Pieces, how: StockAction): StockChange => ({
  productId,
  variantId,
  ...mapCounts((count) => quantity * effects[how][count]),
})

/** One change of each variant. */
const byVariant = (changes: readonly StockChange[]): StockChange[] =>
  [...Map.groupBy(changes, keyOf).values()].map((same) =>
    same.reduce((sum, change) => ({ ...sum, ...mapCounts((count) => sum[count] + change[count]) })),
  )

const mapCounts = (value: (count: keyof typeof none) => number): typeof none =>
  Object.fromEntries(counts.map((count) => [count, value(count)])) as typeof none
