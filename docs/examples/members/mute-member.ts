import type { Client } from '@stoa/sdk'

/** Lets somebody read on, but take no part. */
export async function muteMember(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.muteMember({ id: memberId })
  return member.activityStatus
}
