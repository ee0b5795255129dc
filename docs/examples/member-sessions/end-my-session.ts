import type { Client } from '@stoa/sdk'

/** Ends the session that was used longest ago. */
export async function endMySession(stoa: Client) {
  const { sessions } = await stoa.memberSessions.queryMySessions({})
  await stoa.memberSessions.endMySession({ sessionId: sessions.at(-1)!.id })
}
