import type { Client } from '@stoa/sdk'

/** Begins a sign-in at a provider: a server keeps the ticket in a cookie of this browser, and sends the browser on. */
export async function beginSingleSignOn(stoa: Client, { connectionId }: { connectionId: string }) {
  const { authorizationUrl, ticket, expiresDate } = await stoa.authentication.beginSingleSignOn({ idpConnectionId: connectionId })
  return { location: authorizationUrl, cookie: ticket, until: expiresDate }
}
