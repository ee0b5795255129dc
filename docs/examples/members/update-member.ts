import type { Client } from '@stoa/sdk'

/** Change a member's nickname and phone numbers. Other fields stay unchanged. */
export async function updateMember(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.updateMember({
    member: { id: memberId, profile: { nickname: 'Mia of the islands' }, contact: { phones: ['+351 296 555 018'] } },
  })
  return member.profile?.nickname
}
