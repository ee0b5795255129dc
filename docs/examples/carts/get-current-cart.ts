import type { Client } from '@stoa/sdk'

/** List the items in the caller's cart. */
export async function getCurrentCart(stoa: Client) {
  const { cart } = await stoa.carts.getCurrentCart({})
  return cart.lineItems.map(({ quantity, productName }) => `${quantity} × ${productName?.original}`)
}
