import type { Client } from '@stoa/sdk'

/** Signs out everywhere else. */
export async function endMyOtherSessions(stoa: Client) {
  await stoa.memberSessions.endMyOtherSessions({})
}
