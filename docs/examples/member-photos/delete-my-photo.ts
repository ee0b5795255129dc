import type { Client } from '@stoa/sdk'

/** Delete your photo. */
export async function deleteMyPhoto(stoa: Client) {
  const { member } = await stoa.memberPhotos.deleteMyPhoto({})
  return member.profile?.photo
}
