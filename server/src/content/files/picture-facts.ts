import type { ReplacedFacts } from '../../kernel/context.ts'
import { extensionOf } from './media-types.ts'
import { resolutionIn } from './resolution-keys.ts'
import type { File } from './tables.ts'

/** What those who show a picture or video know of its content. Undefined as long as it has no size. */
export function pictureFactsOf({ version, width, height, mediaType, mimeType, doc }: File): ReplacedFacts | undefined {
  if (mediaType === 'VIDEO' && doc.video) {
    const resolutions = (doc.assets ?? []).flatMap(({ assetKey, ...size }) => {
      const name = resolutionIn(assetKey)
      return name !== undefined && size.width && size.height ? [{ name, width: size.width, height: size.height }] : []
    })
    return { version, ...doc.video, video: { format: extensionOf(mimeType) ?? 'mp4', resolutions: resolutions.toReversed() } }
  }
  return width === null || height === null ? undefined : { version, width, height }
}
