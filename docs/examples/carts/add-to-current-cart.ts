import type { Client } from '@stoa/sdk'

/** Adds two jugs to the cart. A visitor without a cart gets one. */
export async function addToCurrentCart(stoa: Client) {
  const jug = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { cart } = await stoa.carts.addToCurrentCart({ lineItems: [{ quantity: 2, catalogReference: jug }] })
  return cart.lineItems.length
}
