import type { Client } from '@stoa/sdk'

/** Return to the shop's own checkout page. */
export async function removeOverrideCheckoutUrl(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkout } = await stoa.checkouts.removeOverrideCheckoutUrl({ id: checkoutId })
  return checkout.id
}
