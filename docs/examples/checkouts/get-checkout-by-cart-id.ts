import type { Client } from '@stoa/sdk'

/** Finds the checkout of a cart. */
export async function getCheckoutByCartId(stoa: Client, { cartId }: { cartId: string }) {
  const { checkout } = await stoa.checkouts.getCheckoutByCartId({ id: cartId })
  return checkout.id
}
