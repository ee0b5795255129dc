import type { Client } from '@stoa/sdk'

/** Create a checkout from the cart and get the URL of its page. */
export async function createCheckoutFromCurrentCart(stoa: Client) {
  const { checkoutId } = await stoa.carts.createCheckoutFromCurrentCart({ channelType: 'WEB', email: 'vera@lindqvist.example' })
  const { checkoutUrl } = await stoa.checkouts.getCheckoutUrl({ id: checkoutId })
  return checkoutUrl
}
