import type { Client } from '@stoa/sdk'

/** What is in the cart of whoever asks. */
export async function getCurrentCart(stoa: Client) {
  const { cart } = await stoa.carts.getCurrentCart({})
  return cart.lineItems.map(({ quantity, productName }) => `${quantity} × ${productName?.original}`)
}
