import type { Client } from '@stoa/sdk'

/** Reads a public profile, as a visitor sees it. */
export async function getMember(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.getMember({ id: memberId })
  return member.profile?.nickname
}
