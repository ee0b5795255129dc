import type { Client } from '@stoa/sdk'

/** Delete the cart. */
export async function deleteCurrentCart(stoa: Client) {
  await stoa.carts.deleteCurrentCart({})
}
