import type { Client } from '@stoa/sdk'

/** Approves a member who is waiting for it. */
export async function approveMember(stoa: Client, { pendingMemberId }: { pendingMemberId: string }) {
  const { member } = await stoa.members.approveMember({ id: pendingMemberId })
  return member.status
}
