import type { Client } from '@stoa/sdk'

/** Add a return address. Lists are replaced as a whole, so send the existing addresses and the revision as well. */
export async function updateOauthClient(stoa: Client, { clientId }: { clientId: string }) {
  const { oauthClient: read } = await stoa.oauthClients.getOauthClient({ id: clientId })
  const { oauthClient } = await stoa.oauthClients.updateOauthClient({
    id: read.id,
    revision: read.revision,
    redirectUris: [...read.redirectUris, 'https://summer.example/callback'],
  })
  return oauthClient.redirectUris.length
}
