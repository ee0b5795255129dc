import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { baseUrlOf, fileIdOf, findAssets, findFile, notFound } from '../../files/public.ts'
import { downloadUrl } from '../download-url.ts'

const assetKeys = { HLS: 'hls', DASH: 'dash' } as const
const minutesDefault = 1440

export const generateVideoStreamingUrl: Handler<typeof files.generateVideoStreamingUrl> = async (context, request) => {
  const { fileId, format = 'HLS', expirationInMinutes } = request
  const file = await findFile(context, fileIdOf(fileId))
  if (file?.state !== 'OK' || file.mediaType !== 'VIDEO') return notFound(fileId)
  const assetKey = assetKeys[format === 'UNKNOWN' ? 'HLS' : format]
  const isMade = (await findAssets(context, file.id)).some((asset) => asset.assetKey === assetKey)
  if (!isMade) refuse('VIDEO_STREAM_UNAVAILABLE')
  const grant = { fileId: file.id, assetKey, fileName: file.displayName, disposition: 'INLINE' } as const
  const url = await downloadUrl(context, baseUrlOf(context), { grant, minutes: expirationInMinutes ?? minutesDefault })
  return { downloadUrl: { url, assetKey } }
}
