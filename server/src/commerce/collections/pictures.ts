import { findPictures as findPictureFiles } from '../../content/files/public.ts'
import type { Context, Scope } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { Picture } from '../catalogue/public.ts'

/** The public pictures among some files of the media library, by their IDs. */
export async function findPictures({ db, siteId }: Scope, ids: readonly string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const found = await findPictureFiles(db, siteId, ids)
  return new Map(found.map(({ id, width, height, altText, version }) => [id, { id, width, height, altText: altText ?? '', version }]))
}

/** The facts of pictures by their IDs, in this order, each once. One that the collection has stays, also if its file isn't there any more. */
export async function requirePictures(context: Context, ids: readonly string[], before: readonly Picture[]): Promise<Picture[]> {
  const known = new Map(before.map((picture) => [picture.id, picture]))
  const wanted = [...new Set(ids)]
  const found = await findPictures(
    context,
    wanted.filter((id) => !known.has(id)),
  )
  return wanted.map((id) => known.get(id) ?? found.get(id) ?? refuse('MEDIA_NOT_FOUND', { mediaId: id }))
}
