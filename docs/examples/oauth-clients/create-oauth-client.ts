import type { Client } from '@stoa/sdk'

/** Create a client for a page that uses the public packages. Pass its ID to `OAuthStrategy({ clientId })`. */
export async function createOauthClient(stoa: Client) {
  const { oauthClient } = await stoa.oauthClients.createOauthClient({
    name: 'Summer page',
    redirectUris: ['https://summer.example/callback', 'http://localhost:3000/callback'],
    allowedRedirectDomains: ['www.summer.example'],
  })
  return oauthClient.id
}
