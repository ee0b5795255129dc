import type { Client } from '@stoa/sdk'

/** A client for a page that uses the public packages. Its id is what `OAuthStrategy({ clientId })` is given. */
export async function createOauthClient(stoa: Client) {
  const { oauthClient } = await stoa.oauthClients.createOauthClient({
    name: 'Summer page',
    redirectUris: ['https://summer.example/callback', 'http://localhost:3000/callback'],
  })
  return oauthClient.id
}
