import type { Client } from '@stoa/sdk'

/** Completes a sign-in with a provider, from the URL that it redirected to and this browser’s ticket. */
export async function completeSingleSignOn(
  stoa: Client,
  { connectionId, ticket, query }: { connectionId: string; ticket: string; query: string },
) {
  const { state } = await stoa.authentication.completeSingleSignOn({ idpConnectionId: connectionId, ticket, query })
  return state
}
