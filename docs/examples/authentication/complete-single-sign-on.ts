import type { Client } from '@stoa/sdk'

/** Ends a sign-in at a provider, by what stands in the address that it led back to and the ticket of this browser. */
export async function completeSingleSignOn(
  stoa: Client,
  { connectionId, ticket, query }: { connectionId: string; ticket: string; query: string },
) {
  const { state } = await stoa.authentication.completeSingleSignOn({ idpConnectionId: connectionId, ticket, query })
  return state
}
