import type { carts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lookUp } from '../../checkouts/public.ts'
import { noCart } from '../change.ts'
import { presentCart } from '../present.ts'
import { findCart } from '../store.ts'

export const getCurrentCart: Handler<typeof carts.getCurrentCart> = async (context) => {
  const cart = (await findCart(context)) ?? noCart()
  return { cart: presentCart(context, cart, await lookUp(context, cart.doc.lines)) }
}
