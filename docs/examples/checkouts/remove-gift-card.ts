import type { Client } from '@stoa/sdk'

/** Takes the gift card off; a checkout without one stays as it is. */
export async function removeGiftCard(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkout } = await stoa.checkouts.removeGiftCard({ id: checkoutId })
  return checkout.payNow?.total?.formattedAmount
}
