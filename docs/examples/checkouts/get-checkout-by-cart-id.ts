import type { Client } from '@stoa/sdk'

/** Get the checkout created from a cart. */
export async function getCheckoutByCartId(stoa: Client, { cartId }: { cartId: string }) {
  const { checkout } = await stoa.checkouts.getCheckoutByCartId({ id: cartId })
  return checkout.id
}
