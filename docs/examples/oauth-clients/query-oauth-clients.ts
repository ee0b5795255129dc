import type { Client } from '@stoa/sdk'

/** List clients and when they were last used. */
export async function queryOauthClients(stoa: Client) {
  const { oauthClients } = await stoa.oauthClients.queryOauthClients({})
  return oauthClients.map(({ name, lastUsedDate }) => `${name}: ${lastUsedDate ?? 'not yet'}`)
}
