import type { Client } from '@stoa/sdk'

/** Where to send the browser so that its buyer pays for a checkout. */
export async function createRedirectSession(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { redirectSession } = await stoa.redirects.createRedirectSession({ ecomCheckout: { checkoutId } })
  return redirectSession.fullUrl
}
