import type { Client } from '@stoa/sdk'

/** List the payment methods that aren't available for a checkout. */
export async function getCheckoutPaymentSettings(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { blockedPaymentOptions } = await stoa.checkouts.getCheckoutPaymentSettings({ id: checkoutId })
  return blockedPaymentOptions
}
