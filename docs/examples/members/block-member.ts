import type { Client } from '@stoa/sdk'

/** Block a member and end all their sessions. */
export async function blockMember(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.blockMember({ id: memberId })
  return member.status
}
