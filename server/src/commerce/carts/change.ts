import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { addedLines, addedLookups, checkSize, type Line, linesFrom, type NewItems, totalsOf, withAdded } from '../checkouts/public.ts'
import type { Cart, CartDoc } from './cart.ts'
import { lockToChange, readToChange, saveWithEvent } from './changing/store.ts'
import { presentCart, type WireCart } from './present.ts'

/** A change to a cart. Its parts are applied in this order. */
export interface Change {
  newItems?: NewItems
  lines?: (lines: Line[]) => Line[]
  /** Changes everything but the lines. */
  doc?: (doc: CartDoc) => CartDoc
}

/** Changes the caller's cart. Refuses with OWNED_CART_NOT_FOUND if there is none. */
export const changeCart = (context: Context, change: Change): Promise<{ cart: WireCart }> => changed(context, change, cartNotFound)

/** Changes the caller's cart, creating it if there is none. */
export const changeOrCreateCart = (context: Context, change: Change): Promise<{ cart: WireCart }> =>
  changed(context, change, () => newCart(context))

export const cartNotFound = (): never => refuse('OWNED_CART_NOT_FOUND')

/** An empty cart of the caller that isn't stored yet. */
export const newCart = ({ identity, now }: Context): Cart => ({
  id: newId(),
  revision: 0,
  createdDate: now,
  updatedDate: now,
  ownerKind: identity.kind,
  ownerId: identity.id,
  checkoutId: null,
  doc: { lines: [] },
})

async function changed(context: Context, { newItems = {}, lines, doc }: Change, whenNone: () => Cart): Promise<{ cart: WireCart }> {
  const lookups = addedLookups(newItems)
  const { cart: read, added } = await (context.db.isRetry ? lockToChange(context, lookups) : readToChange(context, { lookups }))
  const cart = read ?? whenNone()
  const stored = linesFrom(context, cart.doc.lines, read?.items ?? null)
  const all = withAdded(stored, addedLines(context, newItems, added))
  const next = lines ? lines(all) : all
  const updatedDoc = { ...(doc ? doc(cart.doc) : cart.doc), lines: next.map(({ stored: line }) => line) }
  checkSize(updatedDoc)
  totalsOf(next, { merchantDiscounts: updatedDoc.merchantDiscounts }, context.site.settings)
  return saveCart(context, { read, saved: { ...cart, doc: updatedDoc }, lines: next })
}

interface CartToSave {
  /** As it was read; undefined for a new cart. */
  read: Cart | undefined
  saved: Cart
  lines: readonly Line[]
}

/** Saves a cart as its next revision, with its event. */
export function saveCart(context: Context, { read, saved, lines }: CartToSave): { cart: WireCart } {
  const next = nextRevision(context, saved)
  const entity = presentCart(context, next, lines)
  saveWithEvent(context, { read, saved: next, entity })
  return { cart: entity }
}

export const nextRevision = ({ now }: Pick<Context, 'now'>, cart: Cart): Cart => ({
  ...cart,
  revision: cart.revision + 1,
  updatedDate: now,
})
