import type { Client } from '@stoa/sdk'

/** Add another jug to a checkout. */
export async function addToCheckout(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const jug = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { checkout } = await stoa.checkouts.addToCheckout({ id: checkoutId, lineItems: [{ quantity: 1, catalogReference: jug }] })
  return checkout.lineItems.map(({ quantity }) => quantity)
}
