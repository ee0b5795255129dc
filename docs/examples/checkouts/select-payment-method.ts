import type { Client } from '@stoa/sdk'

/** Selects manual payment, outside the shop. */
export async function selectPaymentMethod(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkout } = await stoa.checkouts.selectPaymentMethod({ id: checkoutId, method: 'OFFLINE' })
  return checkout.payLater?.total?.formattedAmount
}
