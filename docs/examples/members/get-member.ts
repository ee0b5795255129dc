import type { Client } from '@stoa/sdk'

/** Get a member's public profile as a visitor. */
export async function getMember(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.getMember({ id: memberId })
  return member.profile?.nickname
}
