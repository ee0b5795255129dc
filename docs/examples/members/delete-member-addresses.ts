import type { Client } from '@stoa/sdk'

/** Delete a member's postal addresses. */
export async function deleteMemberAddresses(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.deleteMemberAddresses({ id: memberId })
  return member.contact?.addresses
}
