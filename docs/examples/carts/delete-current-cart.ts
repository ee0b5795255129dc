import type { Client } from '@stoa/sdk'

/** Deletes the cart. */
export async function deleteCurrentCart(stoa: Client) {
  await stoa.carts.deleteCurrentCart({})
}
