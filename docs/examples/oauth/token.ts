import type { Client } from '@stoa/sdk'

/** Tokens for a new visitor. The client of the SDK asks for them by itself. */
export async function token(stoa: Client, { clientId }: { clientId: string }) {
  const { access_token, expires_in } = await stoa.oauth.token({ clientId, grantType: 'anonymous' })
  return `${access_token.length} characters, for ${expires_in} seconds`
}
