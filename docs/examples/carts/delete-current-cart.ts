import type { Client } from '@stoa/sdk'

/** Throws the cart away. */
export async function deleteCurrentCart(stoa: Client) {
  await stoa.carts.deleteCurrentCart({})
}
