import type { Client } from '@stoa/sdk'

/** Add two jugs to the cart. Visitors without a cart get a new one. */
export async function addToCurrentCart(stoa: Client) {
  const jug = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { cart } = await stoa.carts.addToCurrentCart({ lineItems: [{ quantity: 2, catalogReference: jug }] })
  return cart.lineItems.length
}
