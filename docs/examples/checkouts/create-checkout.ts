import type { Client } from '@stoa/sdk'

/** Create a checkout for one jug, without a cart. */
export async function createCheckout(stoa: Client) {
  const jug = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { checkout } = await stoa.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [{ quantity: 1, catalogReference: jug }],
    checkoutInfo: { buyerInfo: { email: 'vera@lindqvist.example' } },
  })
  return checkout.id
}
