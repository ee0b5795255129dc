import type { Client } from '@stoa/sdk'

/** Reads a checkout with its totals. */
export async function getCheckout(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkout } = await stoa.checkouts.getCheckout({ id: checkoutId })
  return checkout.priceSummary?.total?.formattedAmount
}
