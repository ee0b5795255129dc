import type { Client } from '@stoa/sdk'

/** The page is no more: all tokens it has got are worth nothing. */
export async function deleteOauthClient(stoa: Client) {
  const { oauthClient } = await stoa.oauthClients.createOauthClient({ name: 'Last summer’s page' })
  await stoa.oauthClients.deleteOauthClient({ id: oauthClient.id })
}
