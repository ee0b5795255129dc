import type { Client } from '@stoa/sdk'

/** Check whether an access token is valid and who its subject is. */
export async function tokenInfo(stoa: Client) {
  const { active, subjectType } = await stoa.oauth.tokenInfo({ token: 'a token that is over' })
  return active ? `speaks for a ${subjectType}` : 'speaks for nobody'
}
