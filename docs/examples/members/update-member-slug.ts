import type { Client } from '@stoa/sdk'

/** Change the slug of a member's profile. */
export async function updateMemberSlug(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.updateMemberSlug({ id: memberId, slug: 'mia-in-the-islands' })
  return member.profile?.slug
}
