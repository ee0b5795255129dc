import type { Client } from '@stoa/sdk'

/** Lets somebody in who has waited for it. */
export async function approveMember(stoa: Client, { pendingMemberId }: { pendingMemberId: string }) {
  const { member } = await stoa.members.approveMember({ id: pendingMemberId })
  return member.status
}
