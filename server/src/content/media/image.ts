import type { Static } from 'typebox'
import type { Image } from '@stoa/contract/image'
import type { Db } from '../../kernel/db.ts'
import { fileUrl, findPictures, type Picture } from '../files/public.ts'

/** A picture on the wire: always with id, width and height, because the packages build their text form from them. */
export function toWireImage(
  { id, width, height, altText, version }: Pick<Picture, 'id' | 'width' | 'height' | 'altText'> & { version?: number },
  baseUrl: string,
): Static<typeof Image> {
  return { id, url: fileUrl(baseUrl, id, version), width, height, filename: id, ...(altText ? { altText } : {}) }
}

/** The pictures that everyone may see, among some files, by ID. */
export async function imagesOf(
  db: Db,
  siteId: string,
  ids: readonly string[],
  baseUrl: string,
): Promise<ReadonlyMap<string, Static<typeof Image>>> {
  if (ids.length === 0) return new Map()
  const pictures = await findPictures(db, siteId, ids)
  return new Map(pictures.map((picture) => [picture.id, toWireImage(picture, baseUrl)]))
}
