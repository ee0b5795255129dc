import type { Context, Scope } from '../../kernel/context.ts'
import { keyOf, type Pieces } from './pieces.ts'
import { recordStockChanges } from './record.ts'
import { changeStock, deleteReservations, type Reservation, type StockChange, type StockChanges } from './store.ts'

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
  const { db, siteId, now } = context
  const changes = await claimChanges(context, claim)
  if (changes.length === 0) return undefined
  const { orderId } = claim
  const result = await changeStock(db, claim.how === 'RESERVE' ? { siteId, now, orderId } : { siteId, now }, changes)
  recordStockChanges(context, result.changed ?? [], { reason: 'ORDER', orderId })
  return shortageIn(result)
}

/** The changes by which an order claims stock. What the order that it replaces had reserved is released first. */
export async function claimChanges(
  { db, siteId }: Scope,
  { pieces, how, replacedOrderId }: Omit<Claim, 'orderId'>,
): Promise<StockChange[]> {
  const freed = replacedOrderId === undefined ? [] : await deleteReservations(db, { siteId, orderId: replacedOrderId })
  return byVariant([
    ...freed.map((reservation) => changeOf(reservation, reservation.isPreorder ? 'releasedPreorders' : 'released')),
    ...pieces.map((requested) => changeOf(requested, how === 'TAKE' ? 'taken' : 'reserved')),
  ])
}

const shortageIn = ({ short }: Pick<StockChanges, 'short'>): Shortage | undefined =>
  short ? new Map(short.map((row) => [keyOf(row), row.available])) : undefined

/** Turns an order's reservations into sales. What was preordered stays owed. */
export const sellReserved = (context: Context, orderId: string): Promise<void> =>
  endReservation(context, orderId, ({ isPreorder }) => (isPreorder ? undefined : 'sold'))

/** Releases an order's reservations, because its payment failed. */
export const releaseReserved = (context: Context, orderId: string): Promise<void> =>
  endReservation(context, orderId, ({ isPreorder }) => (isPreorder ? 'releasedPreorders' : 'released'))

/** Skips variants that the catalogue no longer has. */
async function endReservation(context: Context, orderId: string, kindOf: (reservation: Reservation) => Kind | undefined): Promise<void> {
  const { db, siteId, now } = context
  const reservations = await deleteReservations(db, { siteId, orderId })
  const changes = reservations.flatMap((reservation) => {
    const kind = kindOf(reservation)
    return kind ? [changeOf(reservation, kind)] : []
  })
  if (changes.length === 0) return
  const { changed } = await changeStock(db, { siteId, now }, byVariant(changes))
  recordStockChanges(context, changed ?? [], { reason: 'PAYMENT_FAILED', orderId })
}

const none = { taken: 0, reserved: 0, sold: 0, released: 0, releasedPreorders: 0 }
type Kind = keyof typeof none
const kinds = Object.keys(none) as Kind[]

const changeOf = ({ productId, variantId, quantity }: Pieces, kind: Kind): StockChange => ({
  productId,
  variantId,
  ...none,
  [kind]: quantity,
})

/** One change of each variant. */
const byVariant = (changes: readonly StockChange[]): StockChange[] =>
  [...Map.groupBy(changes, keyOf).values()].map((same) =>
    same.reduce((sum, change) => ({ ...sum, ...Object.fromEntries(kinds.map((kind) => [kind, sum[kind] + change[kind]])) })),
  )
