import { cartEvents } from '@stoa/contract/carts/events'
import { record } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { checkSize, type Line, lookUp, type NewItems, newLines, totalsOf, withAdded } from '../checkouts/public.ts'
import type { Cart, CartDoc } from './cart.ts'
import { presentCart, type WireCart } from './present.ts'
import { lockCart, makeCart, saveCart } from './store.ts'

/** A change to a cart, in the order it is made. */
export interface Change {
  adding?: NewItems
  lines?: (lines: Line[]) => Line[]
  /** What changes besides the lines. */
  doc?: (doc: CartDoc) => CartDoc
}

/** Changes the caller's cart. Refuses OWNED_CART_NOT_FOUND where there is none. */
export async function changeCart(context: Context, change: Change): Promise<{ cart: WireCart }> {
  return makeChange(context, (await lockCart(context)) ?? noCart(), change)
}

/** The same for a cart that is made where there is none. */
export async function changeOrMakeCart(context: Context, change: Change): Promise<{ cart: WireCart }> {
  return makeChange(context, (await lockCart(context)) ?? (await makeCart(context)), change)
}

export const noCart = (): never => refuse('OWNED_CART_NOT_FOUND')

async function makeChange(context: Context, cart: Cart, { adding = {}, lines, doc }: Change): Promise<{ cart: WireCart }> {
  const { settings } = context.site
  const there = cart.doc.lines.length
  const looked = await lookUp(context, [...cart.doc.lines, ...newLines(adding, settings.currency)])
  const added = withAdded(looked.slice(0, there), looked.slice(there))
  const changed = lines ? lines(added) : added
  const kept = { ...(doc ? doc(cart.doc) : cart.doc), lines: changed.map(({ chosen }) => chosen) }
  checkSize(kept)
  totalsOf(changed, { merchantDiscounts: kept.merchantDiscounts }, settings)
  return { cart: await keepCart(context, { ...cart, doc: kept }, changed) }
}

/** Keeps a held cart and tells what happened to it. */
export async function keepCart(context: Context, cart: Cart, lines: Line[]): Promise<WireCart> {
  const saved = await saveCart(context, cart)
  const entity = presentCart(context, saved, lines)
  const event = saved.revision === 1 ? cartEvents.created : cartEvents.updated
  await record(context, event, { id: saved.id, revision: saved.revision, entity })
  return entity
}
