import type { Client } from '@stoa/sdk'

/** Keeps the member but removes their sign-in. */
export async function disconnectMember(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.disconnectMember({ id: memberId })
  return member.status
}
