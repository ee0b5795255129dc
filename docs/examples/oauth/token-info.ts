import type { Client } from '@stoa/sdk'

/** Checks whether a token is valid, and whose it is. */
export async function tokenInfo(stoa: Client) {
  const { active, subjectType } = await stoa.oauth.tokenInfo({ token: 'a token that is over' })
  return active ? `speaks for a ${subjectType}` : 'speaks for nobody'
}
