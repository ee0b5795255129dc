import type { Client } from '@stoa/sdk'

/** Calculate the total for Porto, with delivery and tax. */
export async function estimateCurrentCartTotals(stoa: Client) {
  const shippingAddress = { country: 'PT', city: 'Porto', postalCode: '4000-322', addressLine: 'Rua das Flores 12' }
  const { priceSummary } = await stoa.carts.estimateCurrentCartTotals({ shippingAddress })
  return priceSummary?.total?.formattedAmount
}
