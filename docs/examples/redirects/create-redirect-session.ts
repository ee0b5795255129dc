import type { Client } from '@stoa/sdk'

/** Creates the URL that a buyer’s browser opens to pay for a checkout. */
export async function createRedirectSession(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { redirectSession } = await stoa.redirects.createRedirectSession({ ecomCheckout: { checkoutId } })
  return redirectSession.fullUrl
}
