import type { Client } from '@stoa/sdk'

/** Where the buyer goes on. */
export async function getCheckoutUrl(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkoutUrl } = await stoa.checkouts.getCheckoutUrl({ id: checkoutId })
  return checkoutUrl
}
