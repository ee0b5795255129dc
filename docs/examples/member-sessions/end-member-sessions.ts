import type { Client } from '@stoa/sdk'

/** Sign out a member everywhere. */
export async function endMemberSessions(stoa: Client, { memberId }: { memberId: string }) {
  await stoa.memberSessions.endMemberSessions({ memberId })
}
