import type { Client } from '@stoa/sdk'

/** Signs a member out everywhere. */
export async function endMemberSessions(stoa: Client, { memberId }: { memberId: string }) {
  await stoa.memberSessions.endMemberSessions({ memberId })
}
