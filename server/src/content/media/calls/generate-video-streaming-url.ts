import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { baseUrlOf, findAsset, playlistPaths, requireExistingFile, videoUrl } from '../../files/public.ts'
import { requireContent } from '../require-content.ts'
import { signFor } from '../sign.ts'

const assetKeys = { HLS: 'hls', DASH: 'dash', UNKNOWN: 'hls' } as const
const minutesDefault = 1440

export const generateVideoStreamingUrl: Handler<typeof files.generateVideoStreamingUrl> = async (context, request) => {
  const { fileId, format = 'HLS', expirationInMinutes } = request
  const file = await requireExistingFile(context, fileId)
  if (file.mediaType !== 'VIDEO') refuse('FILE_NOT_A_VIDEO', { mediaType: file.mediaType })
  await requireContent(context, file)
  const assetKey = assetKeys[format]
  if (!(await findAsset(context, file.id, assetKey))) refuse('VIDEO_STREAM_UNAVAILABLE')
  const rendition = playlistPaths[assetKey]
  // Without a version: the URL of a public video leads to whatever the video is.
  const url = videoUrl(baseUrlOf(context), file.id, rendition)
  if (!file.isPrivate) return { downloadUrl: { url, assetKey } }
  const token = await signFor(context.services, context.siteId, { fileId: file.id, rendition }, expirationInMinutes ?? minutesDefault)
  return { downloadUrl: { url: `${url}?token=${token}`, assetKey } }
}
