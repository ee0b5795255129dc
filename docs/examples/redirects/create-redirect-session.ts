import type { Client } from '@stoa/sdk'

/** Get the URL of the hosted page on which the buyer pays for a checkout. */
export async function createRedirectSession(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { redirectSession } = await stoa.redirects.createRedirectSession({ ecomCheckout: { checkoutId } })
  return redirectSession.fullUrl
}
