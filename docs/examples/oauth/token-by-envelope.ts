import type { Client } from '@stoa/sdk'

/** What a generated function of the packages sends: the body in base64, and back. */
export async function tokenByEnvelope(stoa: Client) {
  const body = btoa(JSON.stringify({ grantType: 'refresh_token', refreshToken: 'one that is over' }))
  const answer = await stoa.oauth.tokenByEnvelope({ body })
  return `${answer.statusCode}: ${atob(answer.body)}`
}
