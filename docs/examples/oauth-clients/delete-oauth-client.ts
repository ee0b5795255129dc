import type { Client } from '@stoa/sdk'

/** Delete a client. All its tokens are revoked. */
export async function deleteOauthClient(stoa: Client) {
  const { oauthClient } = await stoa.oauthClients.createOauthClient({ name: 'Last summer’s page' })
  await stoa.oauthClients.deleteOauthClient({ id: oauthClient.id })
}
