import type { Client } from '@stoa/sdk'

/** Read the total of a checkout. */
export async function getCheckout(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkout } = await stoa.checkouts.getCheckout({ id: checkoutId })
  return checkout.priceSummary?.total?.formattedAmount
}
