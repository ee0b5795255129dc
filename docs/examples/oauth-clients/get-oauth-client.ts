import type { Client } from '@stoa/sdk'

/** Where one of them may send people back to. */
export async function getOauthClient(stoa: Client, { clientId }: { clientId: string }) {
  const { oauthClient } = await stoa.oauthClients.getOauthClient({ id: clientId })
  return oauthClient.redirectUris
}
