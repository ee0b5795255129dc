import type { Client } from '@stoa/sdk'

/** A note to the shop, and the country the goods go to. */
export async function updateCurrentCart(stoa: Client) {
  const { cart } = await stoa.carts.updateCurrentCart({
    cartInfo: { buyerNote: 'Please ring twice.', contactInfo: { address: { country: 'PT' } } },
  })
  return cart.buyerNote
}
