import type { Client } from '@stoa/sdk'

/** Uses the format of the packages’ generated functions: the body in base64, in both directions. */
export async function tokenByEnvelope(stoa: Client) {
  const body = btoa(JSON.stringify({ grantType: 'refresh_token', refreshToken: 'one that is over' }))
  const answer = await stoa.oauth.tokenByEnvelope({ body })
  return `${answer.statusCode}: ${atob(answer.body)}`
}
