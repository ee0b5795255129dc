import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'

/** How many things lie in the shopper's cart; none where there is no cart yet. */
export async function itemsInCart(client: Client): Promise<number> {
  try {
    const { cart } = await client.carts.getCurrentCart({})
    return cart.lineItems.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  } catch (error) {
    if (isRefusedWith(error, 'OWNED_CART_NOT_FOUND')) return 0
    throw error
  }
}
