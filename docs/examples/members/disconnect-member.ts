import type { Client } from '@stoa/sdk'

/** Keep a member but prevent sign-ins. */
export async function disconnectMember(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.disconnectMember({ id: memberId })
  return member.status
}
