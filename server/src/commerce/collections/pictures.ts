import { findPictures } from '../../content/files/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { Picture } from '../catalogue/public.ts'

/** The facts of pictures by their IDs, in this order, each once. One that the collection has stays, also if its file isn't there any more. */
export async function requirePictures({ db, siteId }: Context, ids: readonly string[], before: readonly Picture[]): Promise<Picture[]> {
  const known = new Map(before.map((picture) => [picture.id, picture]))
  const wanted = [...new Set(ids)]
  const found = await findPictures(
    db,
    siteId,
    wanted.filter((id) => !known.has(id)),
  )
  for (const { id, width, height, altText, version } of found) known.set(id, { id, width, height, altText: altText ?? '', version })
  return wanted.map((id) => known.get(id) ?? refuse('MEDIA_NOT_FOUND', { mediaId: id }))
}
