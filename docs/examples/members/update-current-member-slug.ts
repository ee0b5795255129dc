import type { Client } from '@stoa/sdk'

/** Change the slug of your own profile. */
export async function updateCurrentMemberSlug(stoa: Client) {
  const { member } = await stoa.members.updateCurrentMemberSlug({ slug: 'mia-in-the-islands' })
  return member.profile?.slug
}
