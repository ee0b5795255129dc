import type { files } from '@stoa/contract'
import { downloadMinutesDefault } from '@stoa/contract/files/limits'
import type { Handler } from '../../../kernel/handler.ts'
import { baseUrlOf, fileIdOf, fileUrl, findFiles, transformUrl, type File } from '../../files/public.ts'
import { signFor } from '../sign.ts'

export const generateFilePreviewUrls: Handler<typeof files.generateFilePreviewUrls> = async (context, request) => {
  const { fileIds, width, height, expirationInMinutes } = request
  const found = new Map((await findFiles(context, fileIds.map(fileIdOf))).map((file) => [file.id, file]))
  const rendition = `v1/fit/w_${width},h_${height},q_80,enc_auto/preview.jpg`
  const previews = [...new Set(fileIds.map(fileIdOf))].flatMap((id) => {
    const file = found.get(id)
    return file && hasPreview(file) ? [{ fileId: id, file }] : []
  })
  const urls = previews.map(async ({ fileId, file }) => {
    const url = transformUrl(fileUrl(baseUrlOf(context), fileId, file.version), rendition)
    if (!file.isPrivate) return { fileId, url }
    const token = await signFor(context.services, context.siteId, { fileId, rendition }, expirationInMinutes ?? downloadMinutesDefault)
    return { fileId, url: `${url}${url.includes('?') ? '&' : '?'}token=${token}` }
  })
  return { previews: await Promise.all(urls) }
}

const hasPreview = ({ state, operationStatus, mediaType }: File): boolean =>
  state === 'OK' && operationStatus === 'READY' && (mediaType === 'IMAGE' || mediaType === 'VECTOR')
