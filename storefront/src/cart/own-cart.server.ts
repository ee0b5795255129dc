import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import type { Estimate } from '../answers.ts'

type Cart = Estimate['cart']

/** The shopper's cart; undefined before anything was put into it. */
export async function ownCart(client: Client): Promise<Cart | undefined> {
  try {
    return (await client.carts.getCurrentCart({})).cart
  } catch (error) {
    if (isRefusedWith(error, 'OWNED_CART_NOT_FOUND')) return undefined
    throw error
  }
}

export const itemsIn = (cart: Cart | undefined): number => (cart?.lineItems ?? []).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
