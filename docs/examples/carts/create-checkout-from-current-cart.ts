import type { Client } from '@stoa/sdk'

/** From the cart to a checkout, and on to its page. */
export async function createCheckoutFromCurrentCart(stoa: Client) {
  const { checkoutId } = await stoa.carts.createCheckoutFromCurrentCart({ channelType: 'WEB', email: 'vera@lindqvist.example' })
  const { checkoutUrl } = await stoa.checkouts.getCheckoutUrl({ id: checkoutId })
  return checkoutUrl
}
