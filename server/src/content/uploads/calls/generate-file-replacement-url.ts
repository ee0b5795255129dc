import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { isUnknownType, mediaTypeOf, normalMimeType, requireExistingFile } from '../../files/public.ts'
import { announceUpload } from '../announce.ts'
import { putAddress, tusAddress } from '../upload-address.ts'

const addresses = { PUT: putAddress, TUS: tusAddress } as const

export const generateFileReplacementUrl: Handler<typeof files.generateFileReplacementUrl> = async (context, request) => {
  const { fileId, mimeType: sent, sizeInBytes, uploadProtocol } = request
  const file = await requireExistingFile(context, fileId)
  if (file.operationStatus === 'PENDING') refuse('FILE_NOT_READY')
  const mimeType = normalMimeType(sent)
  const mediaType = mediaTypeOf(mimeType)
  if (!isUnknownType(mimeType) && mediaType !== undefined && mediaType !== file.mediaType)
    refuse('FILE_TYPE_DIFFERS', { mediaType: file.mediaType })
  const protocol = uploadProtocol ?? 'PUT'
  const token = await announceUpload(context, { mimeType: sent, sizeInBytes, replacesFileId: file.id }, protocol)
  return addresses[protocol](context, token)
}
