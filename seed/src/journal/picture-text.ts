import { mediaId } from '../pictures/picture.ts'

/** A picture of the shop in the format of data items. */
export const pictureText = (slug: string, number: number, [width, height]: readonly [number, number] = [1200, 1200]): string => {
  const id = mediaId(slug, number)
  return `wix:image://v1/${id}/${id}#originWidth=${width}&originHeight=${height}`
}
