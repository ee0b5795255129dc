import type { Client } from '@stoa/sdk'

/** Mute a member, who can then read but not take part. */
export async function muteMember(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.muteMember({ id: memberId })
  return member.activityStatus
}
