import type { Client } from '@stoa/sdk'

/** Sign out everywhere except in this session. */
export async function endMyOtherSessions(stoa: Client) {
  await stoa.memberSessions.endMyOtherSessions({})
}
