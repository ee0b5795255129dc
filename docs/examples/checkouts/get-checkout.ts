import type { Client } from '@stoa/sdk'

/** A checkout with all it comes to. */
export async function getCheckout(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkout } = await stoa.checkouts.getCheckout({ id: checkoutId })
  return checkout.priceSummary?.total?.formattedAmount
}
