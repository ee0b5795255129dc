import type { Context } from '../../kernel/context.ts'
import { extensionOf, type File, resolutionIn } from '../files/public.ts'

/** Products that show a picture or a video have what they need to know of its content. */
export async function updateProducts(context: Context, { id, version, width, height, mediaType, mimeType, doc }: File): Promise<void> {
  const { picturesChanged } = context.services.hooks
  if (mediaType === 'VIDEO' && doc.video) {
    const resolutions = (doc.assets ?? []).flatMap(({ assetKey, ...size }) => {
      const name = resolutionIn(assetKey)
      return name !== undefined && size.width && size.height ? [{ name, width: size.width, height: size.height }] : []
    })
    const video = { format: extensionOf(mimeType) ?? 'mp4', resolutions: resolutions.toReversed() }
    return picturesChanged(context, { ids: [id], facts: { version, ...doc.video, video } })
  }
  if (width !== null && height !== null) await picturesChanged(context, { ids: [id], facts: { version, width, height } })
}
