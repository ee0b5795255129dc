import type { Client } from '@stoa/sdk'

/** End the session that was used least recently. */
export async function endMySession(stoa: Client) {
  const { sessions } = await stoa.memberSessions.queryMySessions({})
  await stoa.memberSessions.endMySession({ sessionId: sessions.at(-1)!.id })
}
