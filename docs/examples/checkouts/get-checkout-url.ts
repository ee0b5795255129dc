import type { Client } from '@stoa/sdk'

/** Get the URL of the checkout page for the buyer. */
export async function getCheckoutUrl(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkoutUrl } = await stoa.checkouts.getCheckoutUrl({ id: checkoutId })
  return checkoutUrl
}
