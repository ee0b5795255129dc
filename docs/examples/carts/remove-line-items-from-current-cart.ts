import type { Client } from '@stoa/sdk'

/** Remove the first line item from the cart. */
export async function removeLineItemsFromCurrentCart(stoa: Client) {
  const { cart } = await stoa.carts.getCurrentCart({})
  const first = cart.lineItems[0]!.id!
  const { cart: less } = await stoa.carts.removeLineItemsFromCurrentCart({ lineItemIds: [first] })
  return less.lineItems.length
}
