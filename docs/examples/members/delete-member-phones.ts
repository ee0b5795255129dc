import type { Client } from '@stoa/sdk'

/** Delete a member's phone numbers. */
export async function deleteMemberPhones(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.deleteMemberPhones({ id: memberId })
  return member.contact?.phones
}
