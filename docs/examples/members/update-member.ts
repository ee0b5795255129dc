import type { Client } from '@stoa/sdk'

/** Changes nickname and phone and leaves the rest unchanged. */
export async function updateMember(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.updateMember({
    member: { id: memberId, profile: { nickname: 'Mia of the islands' }, contact: { phones: ['+351 296 555 018'] } },
  })
  return member.profile?.nickname
}
