import type { Static } from 'typebox'
import type { Image } from '@stoa/contract/image'
import type { Db } from '../../kernel/db.ts'
import { fileUrl, findPicture, type Picture } from '../files/public.ts'

/** A picture on the wire: always with id, width and height, because the packages build their text form from them. */
export function toWireImage(
  { id, width, height, altText, version }: Pick<Picture, 'id' | 'width' | 'height' | 'altText'> & { version?: number },
  baseUrl: string,
): Static<typeof Image> {
  return { id, url: fileUrl(baseUrl, id, version), width, height, filename: id, ...(altText ? { altText } : {}) }
}

export async function imageOf(db: Db, siteId: string, id: string, baseUrl: string): Promise<Static<typeof Image> | undefined> {
  const picture = await findPicture(db, siteId, id)
  return picture && toWireImage(picture, baseUrl)
}
