import type { Client } from '@stoa/sdk'

/** Sign out everywhere but here. */
export async function endMyOtherSessions(stoa: Client) {
  await stoa.memberSessions.endMyOtherSessions({})
}
