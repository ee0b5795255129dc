import type { Client } from '@stoa/sdk'

/** Send a token request in an envelope, as generated functions of the packages do: request and response bodies are in base64. */
export async function tokenByEnvelope(stoa: Client) {
  const body = btoa(JSON.stringify({ grantType: 'refresh_token', refreshToken: 'one that is over' }))
  const answer = await stoa.oauth.tokenByEnvelope({ body })
  return `${answer.statusCode}: ${atob(answer.body)}`
}
