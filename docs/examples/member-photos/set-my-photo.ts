import type { Client } from '@stoa/sdk'

/** Set your photo from the bytes of a picture file, in base64. */
export async function setMyPhoto(stoa: Client, { photoData }: { photoData: string }) {
  const { member } = await stoa.memberPhotos.setMyPhoto({ data: photoData })
  return member.profile?.photo?.url
}
