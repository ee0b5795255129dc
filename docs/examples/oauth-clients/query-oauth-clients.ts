import type { Client } from '@stoa/sdk'

/** Lists the clients and when each last requested a token. */
export async function queryOauthClients(stoa: Client) {
  const { oauthClients } = await stoa.oauthClients.queryOauthClients({})
  return oauthClients.map(({ name, lastUsedDate }) => `${name}: ${lastUsedDate ?? 'not yet'}`)
}
