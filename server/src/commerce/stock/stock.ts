import type { Context } from '../../kernel/context.ts'
import { keyOf, type Pieces } from './pieces.ts'
import { deleteReservations, insertReservations, lockShelves, moveStock, type Move, type Shelf } from './store.ts'

type Place = Pick<Context, 'db' | 'siteId'>

/** What an order wants of the stock. */
export interface Claim {
  orderId: string
  pieces: readonly Pieces[]
  /** TAKE: sold now. RESERVE: held until the order is paid or given up. */
  how: 'TAKE' | 'RESERVE'
  /** An order that is given up for this one: what it held counts as there. */
  insteadOf?: string | undefined
}

/** How many there were of a variant that was wanted in greater number; by `keyOf`. */
export type Shortage = ReadonlyMap<string, number>

/** Takes or reserves all of it, or, where anything is short, nothing: then the answer says what there is. */
export async function claimStock({ db, siteId }: Place, { orderId, pieces, how, insteadOf }: Claim): Promise<Shortage | undefined> {
  const freed = insteadOf === undefined ? [] : await deleteReservations(db, { siteId, orderId: insteadOf })
  if (pieces.length === 0 && freed.length === 0) return undefined
  const shelves = await lock({ db, siteId }, [...pieces, ...freed])
  const backOnShelf = new Map(freed.map((held) => [keyOf(held), held.quantity]))
  const available = new Map(
    pieces.map((wanted) => [keyOf(wanted), availableOn(shelves.get(keyOf(wanted)), backOnShelf.get(keyOf(wanted)))]),
  )
  const short = pieces.filter((wanted) => wanted.quantity > available.get(keyOf(wanted))!)
  if (short.length > 0) return new Map(short.map((wanted) => [keyOf(wanted), available.get(keyOf(wanted))!]))
  const counted = pieces.filter((wanted) => shelves.get(keyOf(wanted))?.trackQuantity)
  const released = freed.filter((held) => shelves.has(keyOf(held)))
  await move({ db, siteId }, [...released.map((held) => moveOf(held, 'RELEASE')), ...counted.map((wanted) => moveOf(wanted, how))])
  if (how === 'RESERVE' && counted.length > 0) await insertReservations(db, { siteId, orderId }, counted)
  return undefined
}

/** Sells what an order had reserved. */
export const takeReserved = (place: Place, orderId: string): Promise<void> => endReservation(place, orderId, 'SELL')

/** Gives back what an order had reserved. */
export const releaseReserved = (place: Place, orderId: string): Promise<void> => endReservation(place, orderId, 'RELEASE')

/** A variant that the catalogue has lost in the meantime has no shelf to move anything on. */
async function endReservation({ db, siteId }: Place, orderId: string, how: Verb): Promise<void> {
  const held = await deleteReservations(db, { siteId, orderId })
  if (held.length === 0) return
  const shelves = await lock({ db, siteId }, held)
  const there = held.filter((pieces) => shelves.has(keyOf(pieces)))
  await move(
    { db, siteId },
    there.map((pieces) => moveOf(pieces, how)),
  )
}

const lock = async ({ db, siteId }: Place, wanted: readonly Pieces[]): Promise<Map<string, Shelf>> =>
  new Map((await lockShelves(db, siteId, wanted)).map((shelf) => [keyOf(shelf), shelf]))

/** What each verb does to a variant's quantity and to what is reserved of it. */
const moves = {
  TAKE: { quantity: -1, reserved: 0 },
  RESERVE: { quantity: 0, reserved: 1 },
  RELEASE: { quantity: 0, reserved: -1 },
  SELL: { quantity: -1, reserved: -1 },
} as const
type Verb = keyof typeof moves

const moveOf = ({ productId, variantId, quantity }: Pieces, how: Verb): Move => ({
  productId,
  variantId,
  quantity: quantity * moves[how].quantity,
  reserved: quantity * moves[how].reserved,
})

/** The shelves are held, so all moves are possible: if not, somebody changed stock past this file. */
async function move({ db, siteId }: Place, wanted: readonly Move[]): Promise<void> {
  const byVariant = [...Map.groupBy(wanted, keyOf).values()].map((same) => same.reduce(addUp))
  const moved = byVariant.length === 0 ? 0 : await moveStock(db, siteId, byVariant)
  if (moved !== byVariant.length) throw new Error(`the stock of ${byVariant.length - moved} variants could not be changed`)
}

const addUp = (sum: Move, { quantity, reserved }: Move): Move => ({
  ...sum,
  quantity: sum.quantity + quantity,
  reserved: sum.reserved + reserved,
})

function availableOn(shelf: Shelf | undefined, backOnShelf = 0): number {
  if (!shelf) return 0
  if (shelf.trackQuantity) return shelf.quantity - shelf.reserved + backOnShelf
  return shelf.inStock ? Infinity : 0
}
