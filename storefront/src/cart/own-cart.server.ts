import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import type { Estimate } from '../answers.ts'
import type { CartAnswer } from './cart-state.ts'
import { cartView } from './cart-view.ts'
import { freeDeliveryOf } from './free-delivery.server.ts'

type Cart = Estimate['cart']

/** The part of the shopper's cart that `read` selects; undefined if there is no cart yet. */
async function ifThere<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (isRefusedWith(error, 'OWNED_CART_NOT_FOUND')) return undefined
    throw error
  }
}

/** The count alone, for pages that show no more. */
export async function cartCount(client: Client): Promise<CartAnswer> {
  const asOf = Date.now()
  const answer = await ifThere(client.carts.getCurrentCart({}))
  return { asOf, count: itemsIn(answer?.cart) }
}

/** The whole cart with totals. */
export async function cartAnswer(client: Client): Promise<CartAnswer> {
  const asOf = Date.now()
  const estimate = await ifThere(client.carts.estimateCurrentCartTotals({ calculateShipping: false }))
  if (!estimate) return { asOf, count: 0, cart: null }
  return { asOf, count: itemsIn(estimate.cart), cart: cartView(estimate, await freeDeliveryOf(client, estimate)) }
}

export const itemsIn = (cart: Cart | undefined): number => (cart?.lineItems ?? []).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
