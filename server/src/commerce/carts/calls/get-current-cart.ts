import type { carts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { resolveLines } from '../../checkouts/public.ts'
import { cartNotFound } from '../change.ts'
import { presentCart } from '../present.ts'
import { findCart } from '../store.ts'

export const getCurrentCart: Handler<typeof carts.getCurrentCart> = async (context) => {
  const cart = (await findCart(context)) ?? cartNotFound()
  return { cart: presentCart(context, cart, await resolveLines(context, cart.doc.lines)) }
}
