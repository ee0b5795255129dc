import type { Client } from '@stoa/sdk'

/** Removes the gift card. A checkout without one is returned unchanged. */
export async function removeGiftCard(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkout } = await stoa.checkouts.removeGiftCard({ id: checkoutId })
  return checkout.payNow?.total?.formattedAmount
}
