import type { Context, EmailPicture } from '../../kernel/context.ts'
import { fileUrl, findPictures, transformUrl, type Picture } from '../files/public.ts'

interface Box {
  widthMax: number
  heightMax: number
}

/** For screens with two pixels for each of the page. */
const density = 2

/** The pictures that everyone may see, among some files, as PNGs: many mail programs show neither WebP nor SVG. */
export async function emailPictures(
  { db, siteId, services }: Pick<Context, 'db' | 'siteId' | 'services'>,
  ids: readonly string[],
  box: Box,
): Promise<ReadonlyMap<string, EmailPicture>> {
  const pictures = await findPictures(db, siteId, ids)
  return new Map(pictures.map((picture) => [picture.id, emailPicture(picture, box, services.settings.baseUrl)]))
}

function emailPicture(
  { id, version, ...picture }: Pick<Picture, 'id' | 'version' | 'mediaType' | 'width' | 'height'>,
  box: Box,
  baseUrl: string,
): EmailPicture {
  const { width, height } = emailSize(picture, box)
  const transform = `v1/fit/w_${width * density},h_${height * density},enc_png/logo.png`
  return { url: transformUrl(fileUrl(baseUrl, id, version), transform), width, height }
}

/** The size of a picture on the page: only drawings become larger than they are. */
export function emailSize(
  { mediaType, width, height }: Pick<Picture, 'mediaType' | 'width' | 'height'>,
  { widthMax, heightMax }: Box,
): { width: number; height: number } {
  const fitting = Math.min(widthMax / width, heightMax / height)
  const scale = mediaType === 'VECTOR' ? fitting : Math.min(1, fitting)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
