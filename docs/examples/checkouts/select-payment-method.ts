import type { Client } from '@stoa/sdk'

/** Select payment outside the shop, after the order is placed. */
export async function selectPaymentMethod(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkout } = await stoa.checkouts.selectPaymentMethod({ id: checkoutId, method: 'OFFLINE' })
  return checkout.payLater?.total?.formattedAmount
}
