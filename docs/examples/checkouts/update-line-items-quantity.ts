import type { Client } from '@stoa/sdk'

/** Changes a quantity from one to two. */
export async function updateLineItemsQuantity(
  stoa: Client,
  { checkoutId, checkoutLineId }: { checkoutId: string; checkoutLineId: string },
) {
  const { checkout } = await stoa.checkouts.updateLineItemsQuantity({ id: checkoutId, lineItems: [{ id: checkoutLineId, quantity: 2 }] })
  return checkout.lineItems[0]?.quantity
}
