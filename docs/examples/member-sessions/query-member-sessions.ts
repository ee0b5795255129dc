import type { Client } from '@stoa/sdk'

/** Count the sessions of a member. */
export async function queryMemberSessions(stoa: Client, { memberId }: { memberId: string }) {
  const { sessions } = await stoa.memberSessions.queryMemberSessions({ memberId })
  return sessions.length
}
