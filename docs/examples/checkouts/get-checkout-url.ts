import type { Client } from '@stoa/sdk'

/** Reads the URL of the checkout page. */
export async function getCheckoutUrl(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkoutUrl } = await stoa.checkouts.getCheckoutUrl({ id: checkoutId })
  return checkoutUrl
}
