import type { Client } from '@stoa/sdk'

/** Read the return addresses of a client. */
export async function getOauthClient(stoa: Client, { clientId }: { clientId: string }) {
  const { oauthClient } = await stoa.oauthClients.getOauthClient({ id: clientId })
  return oauthClient.redirectUris
}
