import type { Client } from '@stoa/sdk'

/** The pages and phone apps that ask for tokens, and when each last did. */
export async function queryOauthClients(stoa: Client) {
  const { oauthClients } = await stoa.oauthClients.queryOauthClients({})
  return oauthClients.map(({ name, lastUsedDate }) => `${name}: ${lastUsedDate ?? 'not yet'}`)
}
