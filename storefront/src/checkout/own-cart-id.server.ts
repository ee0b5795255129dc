import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'

/** The id of the shopper's cart; undefined if there is none. */
export async function ownCartId(client: Client): Promise<string | undefined> {
  try {
    return (await client.carts.getCurrentCart({})).cart.id
  } catch (error) {
    if (isRefusedWith(error, 'OWNED_CART_NOT_FOUND')) return undefined
    throw error
  }
}
