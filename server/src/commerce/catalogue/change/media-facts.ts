import { findFiles, isUsable, pictureFactsOf, type File } from '../../../content/files/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import type { Picture } from '../product.ts'

/** Pictures and videos of the media library, by their IDs. One that is still being processed is hidden until it is ready. */
export async function mediaFacts(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  const files = ids.length > 0 ? await findFiles(context, ids) : []
  return new Map(files.filter(isShowable).map((file) => [file.id, pictureOf(file)]))
}

/** The same; refuses if one of them isn't there. */
export async function requireMedia(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  const facts = await mediaFacts(context, ids)
  const missing = ids.find((id) => !facts.has(id))
  return missing === undefined ? facts : refuse('MEDIA_NOT_FOUND', { mediaId: missing })
}

/** An import isn't of a known type until it is fetched. */
const isShowable = ({ state, mediaType, operationStatus }: File): boolean =>
  state === 'OK' && operationStatus !== 'FAILED' && (mediaType === 'IMAGE' || mediaType === 'VIDEO' || mediaType === 'UNKNOWN')

export function pictureOf(file: File): Picture {
  const facts = isUsable(file) ? pictureFactsOf(file) : undefined
  const { version, ...content } = facts ?? { version: 1, width: 0, height: 0 }
  return {
    id: file.id,
    ...content,
    altText: file.altText ?? '',
    ...(version > 1 && { version }),
    ...((file.isPrivate || !facts) && { isHidden: true }),
  }
}
