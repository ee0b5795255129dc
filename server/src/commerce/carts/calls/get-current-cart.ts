import type { carts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { linesFrom } from '../../checkouts/public.ts'
import { cartNotFound } from '../change.ts'
import { presentCart } from '../present.ts'
import { readCart } from '../store.ts'

export const getCurrentCart: Handler<typeof carts.getCurrentCart> = async (context) => {
  const cart = (await readCart(context)) ?? cartNotFound()
  return { cart: presentCart(context, cart, linesFrom(context, cart.doc.lines, cart.items)) }
}
