import type { Client } from '@stoa/sdk'

/** Creates a checkout from the cart and opens its page. */
export async function createCheckoutFromCurrentCart(stoa: Client) {
  const { checkoutId } = await stoa.carts.createCheckoutFromCurrentCart({ channelType: 'WEB', email: 'vera@lindqvist.example' })
  const { checkoutUrl } = await stoa.checkouts.getCheckoutUrl({ id: checkoutId })
  return checkoutUrl
}
