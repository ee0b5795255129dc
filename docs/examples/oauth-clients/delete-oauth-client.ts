import type { Client } from '@stoa/sdk'

/** Deletes a client and revokes all its tokens. */
export async function deleteOauthClient(stoa: Client) {
  const { oauthClient } = await stoa.oauthClients.createOauthClient({ name: 'Last summer’s page' })
  await stoa.oauthClients.deleteOauthClient({ id: oauthClient.id })
}
