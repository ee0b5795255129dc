import type { Client } from '@stoa/sdk'

/** Add a note to the shop and the destination country. */
export async function updateCurrentCart(stoa: Client) {
  const { cart } = await stoa.carts.updateCurrentCart({
    cartInfo: { buyerNote: 'Please ring twice.', contactInfo: { address: { country: 'PT' } } },
  })
  return cart.buyerNote
}
