import type { Client } from '@stoa/sdk'

/** Approve a pending member. */
export async function approveMember(stoa: Client, { pendingMemberId }: { pendingMemberId: string }) {
  const { member } = await stoa.members.approveMember({ id: pendingMemberId })
  return member.status
}
