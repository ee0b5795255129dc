import type { Client } from '@stoa/sdk'

/** Reads which payment methods aren’t offered. */
export async function getCheckoutPaymentSettings(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { blockedPaymentOptions } = await stoa.checkouts.getCheckoutPaymentSettings({ id: checkoutId })
  return blockedPaymentOptions
}
