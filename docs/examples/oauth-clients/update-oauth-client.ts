import type { Client } from '@stoa/sdk'

/** Adds a redirect URI. Lists are replaced as a whole, with the revision that was read. */
export async function updateOauthClient(stoa: Client, { clientId }: { clientId: string }) {
  const { oauthClient: read } = await stoa.oauthClients.getOauthClient({ id: clientId })
  const { oauthClient } = await stoa.oauthClients.updateOauthClient({
    id: read.id,
    revision: read.revision,
    redirectUris: [...read.redirectUris, 'https://summer.example/callback'],
  })
  return oauthClient.redirectUris.length
}
