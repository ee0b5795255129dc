import type { Client } from '@stoa/sdk'

/** Remove the gift card from a checkout. Without a gift card, nothing changes. */
export async function removeGiftCard(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkout } = await stoa.checkouts.removeGiftCard({ id: checkoutId })
  return checkout.payNow?.total?.formattedAmount
}
