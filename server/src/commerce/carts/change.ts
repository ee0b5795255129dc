import { cartEvents } from '@stoa/contract/carts/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { checkSize, type Line, resolveLines, type NewItems, newLines, totalsOf, withAdded } from '../checkouts/public.ts'
import type { Cart, CartDoc } from './cart.ts'
import { presentCart, type WireCart } from './present.ts'
import { lockCart, createCart, updateCart } from './store.ts'

/** A change to a cart. Its parts are applied in this order. */
export interface Change {
  newItems?: NewItems
  lines?: (lines: Line[]) => Line[]
  /** Changes everything but the lines. */
  doc?: (doc: CartDoc) => CartDoc
}

/** Changes the caller's cart. Refuses with OWNED_CART_NOT_FOUND if there is none. */
export async function changeCart(context: Context, change: Change): Promise<{ cart: WireCart }> {
  return applyChange(context, (await lockCart(context)) ?? cartNotFound(), change)
}

/** Changes the caller's cart, creating it first if there is none. */
export async function changeOrCreateCart(context: Context, change: Change): Promise<{ cart: WireCart }> {
  return applyChange(context, (await lockCart(context)) ?? (await createCart(context)), change)
}

export const cartNotFound = (): never => refuse('OWNED_CART_NOT_FOUND')

async function applyChange(context: Context, cart: Cart, { newItems = {}, lines, doc }: Change): Promise<{ cart: WireCart }> {
  const { settings } = context.site
  const storedCount = cart.doc.lines.length
  const resolved = await resolveLines(context, [...cart.doc.lines, ...newLines(newItems, settings.currency)])
  const added = withAdded(resolved.slice(0, storedCount), resolved.slice(storedCount))
  const changed = lines ? lines(added) : added
  const updatedDoc = { ...(doc ? doc(cart.doc) : cart.doc), lines: changed.map(({ stored }) => stored) }
  checkSize(updatedDoc)
  totalsOf(changed, { merchantDiscounts: updatedDoc.merchantDiscounts }, settings)
  return { cart: await saveCart(context, { ...cart, doc: updatedDoc }, changed) }
}

/** Saves a locked cart and records its event. */
export async function saveCart(context: Context, cart: Cart, lines: Line[]): Promise<WireCart> {
  const saved = await updateCart(context, cart)
  const entity = presentCart(context, saved, lines)
  const event = saved.revision === 1 ? cartEvents.created : cartEvents.updated
  await recordEvent(context, event, { id: saved.id, revision: saved.revision, entity })
  return entity
}
