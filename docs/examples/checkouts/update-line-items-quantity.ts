import type { Client } from '@stoa/sdk'

/** Change the quantity of a line item from one to two. */
export async function updateLineItemsQuantity(
  stoa: Client,
  { checkoutId, checkoutLineId }: { checkoutId: string; checkoutLineId: string },
) {
  const { checkout } = await stoa.checkouts.updateLineItemsQuantity({ id: checkoutId, lineItems: [{ id: checkoutLineId, quantity: 2 }] })
  return checkout.lineItems[0]?.quantity
}
