import type { Client } from '@stoa/sdk'

/** Complete a sign-in at a provider, with the query string of its redirect and the ticket of this browser. */
export async function completeSingleSignOn(
  stoa: Client,
  { connectionId, ticket, query }: { connectionId: string; ticket: string; query: string },
) {
  const { state } = await stoa.authentication.completeSingleSignOn({ idpConnectionId: connectionId, ticket, query })
  return state
}
