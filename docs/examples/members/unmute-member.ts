import type { Client } from '@stoa/sdk'

/** Unmute a member. */
export async function unmuteMember(stoa: Client, { memberId }: { memberId: string }) {
  await stoa.members.muteMember({ id: memberId })
  const { member } = await stoa.members.unmuteMember({ id: memberId })
  return member.activityStatus
}
