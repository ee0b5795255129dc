import type { Client } from '@stoa/sdk'

/** Which ways of paying are not offered. */
export async function getCheckoutPaymentSettings(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { blockedPaymentOptions } = await stoa.checkouts.getCheckoutPaymentSettings({ id: checkoutId })
  return blockedPaymentOptions
}
