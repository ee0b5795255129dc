import type { carts } from '@stoa/contract'
import { Overtaken } from '../../../database/connect.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { holdCheckoutOfCart, lookUp, openCheckoutForCart } from '../../checkouts/public.ts'
import { keepCart, noCart } from '../change.ts'
import { checkoutInfoFrom } from '../checkout-info.ts'
import { findCart, lockCart } from '../store.ts'

/** The earlier checkout is held before the cart, as everywhere. Where the cart has another by then, all begins anew. */
export const createCheckoutFromCurrentCart: Handler<typeof carts.createCheckoutFromCurrentCart> = async (context, request) => {
  const seen = (await findCart(context)) ?? noCart()
  const earlier = await holdCheckoutOfCart(context, seen.checkoutId)
  const cart = (await lockCart(context)) ?? noCart()
  if (cart.checkoutId !== seen.checkoutId) throw new Overtaken('Another request has created a checkout for this cart.')
  if (cart.doc.lines.length === 0) refuse('EMPTY_CART')
  const lines = await lookUp(context, cart.doc.lines)
  const checkoutId = await openCheckoutForCart(context, { cartId: cart.id, earlier, lines, ...checkoutInfoFrom(cart.doc, request) })
  if (checkoutId !== cart.checkoutId) await keepCart(context, { ...cart, checkoutId }, lines)
  return { checkoutId }
}
