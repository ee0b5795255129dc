import type { Client } from '@stoa/sdk'

/** Set a member's photo from a picture of the media library. */
export async function setMemberPhoto(stoa: Client, { memberId, fileId }: { memberId: string; fileId: string }) {
  const { member } = await stoa.memberPhotos.setMemberPhoto({ memberId, fileId })
  return member.profile?.photo?.width
}
