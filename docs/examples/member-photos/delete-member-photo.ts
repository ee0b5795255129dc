import type { Client } from '@stoa/sdk'

/** Delete a member's photo. */
export async function deleteMemberPhoto(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.memberPhotos.deleteMemberPhoto({ memberId })
  return member.profile?.photo
}
