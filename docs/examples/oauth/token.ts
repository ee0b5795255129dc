import type { Client } from '@stoa/sdk'

/** Get tokens for a new visitor. The SDK's client does this automatically. */
export async function token(stoa: Client, { clientId }: { clientId: string }) {
  const { access_token, expires_in } = await stoa.oauth.token({ clientId, grantType: 'anonymous' })
  return `${access_token.length} characters, for ${expires_in} seconds`
}
