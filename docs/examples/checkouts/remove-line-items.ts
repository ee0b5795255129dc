import type { Client } from '@stoa/sdk'

/** Remove a line item from a checkout. */
export async function removeLineItems(stoa: Client, { checkoutId, checkoutLineId }: { checkoutId: string; checkoutLineId: string }) {
  const { checkout } = await stoa.checkouts.removeLineItems({ id: checkoutId, lineItemIds: [checkoutLineId] })
  return checkout.lineItems.length
}
