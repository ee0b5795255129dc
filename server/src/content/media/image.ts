import type { Static } from 'typebox'
import type { Image } from '@stoa/contract/image'
import type { Db } from '../../kernel/db.ts'
import { findPicture, type PictureRow } from './store.ts'

/** The path of a picture (wire §8). */
export const mediaUrl = (baseUrl: string, id: string): string => `${baseUrl}/media/${encodeURIComponent(id)}`

/** A picture on the wire: always with id, width and height, because the packages build their text form from them. */
export function toWireImage(
  { id, width, height, altText }: Pick<PictureRow, 'id' | 'width' | 'height' | 'altText'>,
  baseUrl: string,
): Static<typeof Image> {
  return { id, url: mediaUrl(baseUrl, id), width, height, filename: id, ...(altText ? { altText } : {}) }
}

export async function imageOf(db: Db, siteId: string, id: string, baseUrl: string): Promise<Static<typeof Image> | undefined> {
  const picture = await findPicture(db, siteId, id)
  return picture && toWireImage(picture, baseUrl)
}
