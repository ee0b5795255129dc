import type { files } from '@stoa/contract'
import { downloadMinutesDefault } from '@stoa/contract/files/limits'
import type { Handler } from '../../../kernel/handler.ts'
import { assetId, baseUrlOf, fileIdOf, fileUrl, findFiles, transformUrl, type File } from '../../files/public.ts'
import { signFor } from '../sign.ts'

export const generateFilePreviewUrls: Handler<typeof files.generateFilePreviewUrls> = async (context, request) => {
  const { fileIds, width, height, expirationInMinutes } = request
  const found = new Map((await findFiles(context, fileIds.map(fileIdOf))).map((file) => [file.id, file]))
  const rendition = `v1/fit/w_${width},h_${height},q_80,enc_auto/preview.jpg`
  const previews = [...new Set(fileIds.map(fileIdOf))].flatMap((id) => {
    const file = found.get(id)
    const pictureId = file && pictureIdOf(file)
    return file && pictureId !== undefined ? [{ file, pictureId }] : []
  })
  const urls = previews.map(async ({ file: { id, version, isPrivate }, pictureId }) => {
    const url = transformUrl(fileUrl(baseUrlOf(context), pictureId, version), rendition)
    if (!isPrivate) return { fileId: id, url }
    const granted = { fileId: pictureId, rendition }
    const token = await signFor(context.services, context.siteId, granted, expirationInMinutes ?? downloadMinutesDefault)
    return { fileId: id, url: `${url}${url.includes('?') ? '&' : '?'}token=${token}` }
  })
  return { previews: await Promise.all(urls) }
}

/** The ID of the picture that shows a file: itself, or the poster of a video. Undefined if there is none. */
function pictureIdOf({ id, state, operationStatus, mediaType, doc }: File): string | undefined {
  if (state !== 'OK' || operationStatus !== 'READY') return undefined
  if (mediaType === 'IMAGE' || mediaType === 'VECTOR') return id
  const hasPoster = mediaType === 'VIDEO' && doc.assets?.some(({ assetKey }) => assetKey === 'poster')
  return hasPoster ? assetId(id, 'poster') : undefined
}
