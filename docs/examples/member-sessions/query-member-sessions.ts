import type { Client } from '@stoa/sdk'

/** Where a member is signed in. */
export async function queryMemberSessions(stoa: Client, { memberId }: { memberId: string }) {
  const { sessions } = await stoa.memberSessions.queryMemberSessions({ memberId })
  return sessions.length
}
