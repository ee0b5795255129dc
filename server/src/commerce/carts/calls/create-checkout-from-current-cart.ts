import type { carts } from '@stoa/contract'
import { StaleReadError } from '../../../database/connect.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockCartCheckout, resolveLines, openCheckoutForCart } from '../../checkouts/public.ts'
import { saveCart, cartNotFound } from '../change.ts'
import { checkoutInfoFrom } from '../checkout-info.ts'
import { findCart, lockCart } from '../store.ts'

/** Locks the earlier checkout before the cart, the lock order used everywhere. If the cart got another checkout in the meantime, the call starts over. */
export const createCheckoutFromCurrentCart: Handler<typeof carts.createCheckoutFromCurrentCart> = async (context, request) => {
  const current = (await findCart(context)) ?? cartNotFound()
  const earlier = await lockCartCheckout(context, current.checkoutId)
  const cart = (await lockCart(context)) ?? cartNotFound()
  if (cart.checkoutId !== current.checkoutId) throw new StaleReadError('Another request has created a checkout for this cart.')
  if (cart.doc.lines.length === 0) refuse('EMPTY_CART')
  const lines = await resolveLines(context, cart.doc.lines)
  const checkoutId = await openCheckoutForCart(context, { cartId: cart.id, earlier, lines, ...checkoutInfoFrom(cart.doc, request) })
  if (checkoutId !== cart.checkoutId) await saveCart(context, { ...cart, checkoutId }, lines)
  return { checkoutId }
}
