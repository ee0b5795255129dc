import type { carts } from '@stoa/contract'
import { StaleReadError } from '../../../database/stale-read.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { type Checkout, linesFrom, lockCartCheckout, newCheckoutForCart, updateCheckoutForCart } from '../../checkouts/public.ts'
import { cartNotFound, nextRevision } from '../change.ts'
import { lockToChange, readToChange, saveWithNewCheckout } from '../changing/store.ts'
import { checkoutInfoFrom } from '../checkout-info.ts'
import { presentCart } from '../present.ts'
import { type CartWithItems, findLatestCheckout } from '../store.ts'

export const createCheckoutFromCurrentCart: Handler<typeof carts.createCheckoutFromCurrentCart> = async (context, request) => {
  const { cart = cartNotFound(), earlier } = await (context.db.isRetry
    ? lockCartWithCheckout(context)
    : readToChange(context, { withCheckout: true }))
  if (cart.doc.lines.length === 0) refuse('EMPTY_CART')
  const lines = linesFrom(context, cart.doc.lines, cart.items)
  const input = { lines, contents: checkoutInfoFrom(cart.doc, request) }
  if (earlier && !earlier.completed) {
    updateCheckoutForCart(context, earlier, input)
    return { checkoutId: earlier.id }
  }
  const opened = newCheckoutForCart(context, cart.id, input)
  const saved = nextRevision(context, { ...cart, checkoutId: opened.checkout.id })
  saveWithNewCheckout(context, { read: cart, saved, entity: presentCart(context, saved, lines), opened })
  return { checkoutId: opened.checkout.id }
}

/** Locks the earlier checkout before the cart, the lock order used everywhere. If the cart got another checkout in the meantime, the call starts over. */
async function lockCartWithCheckout(context: Context): Promise<{ cart: CartWithItems; earlier: Checkout | undefined }> {
  const { checkoutId } = (await findLatestCheckout(context)) ?? cartNotFound()
  const earlier = await lockCartCheckout(context, checkoutId)
  const cart = (await lockToChange(context, [])).cart ?? cartNotFound()
  if (cart.checkoutId !== checkoutId) throw new StaleReadError('Another request has created a checkout for this cart.')
  return { cart, earlier }
}
