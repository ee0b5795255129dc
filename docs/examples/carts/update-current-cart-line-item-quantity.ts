import type { Client } from '@stoa/sdk'

/** Change the quantity of the first line item from one to three. */
export async function updateCurrentCartLineItemQuantity(stoa: Client) {
  const { cart } = await stoa.carts.getCurrentCart({})
  const first = cart.lineItems[0]!.id!
  const { cart: changed } = await stoa.carts.updateCurrentCartLineItemQuantity({ lineItems: [{ id: first, quantity: 3 }] })
  return changed.lineItems[0]?.quantity
}
