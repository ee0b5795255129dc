import type { Client } from '@stoa/sdk'
import { ownMember } from './own-member.server.ts'

/** Ends the caller's session, if it is a member's. */
export async function endOwnSession(client: Client): Promise<void> {
  if (!(await ownMember(client))) return
  const { sessions } = await client.memberSessions.queryMySessions({})
  const here = sessions.find(({ current }) => current)
  if (here) await client.memberSessions.endMySession({ sessionId: here.id })
}
