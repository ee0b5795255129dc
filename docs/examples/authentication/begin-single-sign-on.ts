import type { Client } from '@stoa/sdk'

/** Starts a sign-in with a provider: a server stores the ticket in a cookie of this browser and redirects the browser. */
export async function beginSingleSignOn(stoa: Client, { connectionId }: { connectionId: string }) {
  const { authorizationUrl, ticket, expiresDate } = await stoa.authentication.beginSingleSignOn({ idpConnectionId: connectionId })
  return { location: authorizationUrl, cookie: ticket, until: expiresDate }
}
