import type { Client } from '@stoa/sdk'

/** Start a sign-in at a provider: store the ticket in a cookie of this browser and redirect it to the provider. */
export async function beginSingleSignOn(stoa: Client, { connectionId }: { connectionId: string }) {
  const { authorizationUrl, ticket, expiresDate } = await stoa.authentication.beginSingleSignOn({ idpConnectionId: connectionId })
  return { location: authorizationUrl, cookie: ticket, until: expiresDate }
}
