import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import type { Estimate } from '../answers.ts'
import type { CartAnswer } from './cart-state.ts'
import { cartView } from './cart-view.ts'
import { freeDeliveryOf } from './free-delivery.server.ts'

type Cart = Estimate['cart']

/** What `read` finds of the shopper's cart; undefined before anything was put into it. */
async function ifThere<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (isRefusedWith(error, 'OWNED_CART_NOT_FOUND')) return undefined
    throw error
  }
}

/** The count alone, for the pages that show no more. */
export async function cartCount(client: Client): Promise<CartAnswer> {
  const asOf = Date.now()
  const answer = await ifThere(client.carts.getCurrentCart({}))
  return { asOf, count: itemsIn(answer?.cart) }
}

/** The whole cart, reckoned by the server. */
export async function cartAnswer(client: Client): Promise<CartAnswer> {
  const asOf = Date.now()
  const estimate = await ifThere(client.carts.estimateCurrentCartTotals({ calculateShipping: false }))
  if (!estimate) return { asOf, count: 0, cart: null }
  return { asOf, count: itemsIn(estimate.cart), cart: cartView(estimate, await freeDeliveryOf(client, estimate)) }
}

export const itemsIn = (cart: Cart | undefined): number => (cart?.lineItems ?? []).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
