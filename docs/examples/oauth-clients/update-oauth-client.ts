import type { Client } from '@stoa/sdk'

/** One more address to come back to. A list is set whole, on the revision that was read. */
export async function updateOauthClient(stoa: Client, { clientId }: { clientId: string }) {
  const { oauthClient: read } = await stoa.oauthClients.getOauthClient({ id: clientId })
  const { oauthClient } = await stoa.oauthClients.updateOauthClient({
    id: read.id,
    revision: read.revision,
    redirectUris: [...read.redirectUris, 'https://summer.example/callback'],
  })
  return oauthClient.redirectUris.length
}
