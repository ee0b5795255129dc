import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { announceUpload } from '../announce.ts'
import { tusAddress } from '../upload-address.ts'

/** TUS is the only protocol, so it needn't be asked for. */
export const generateFileResumableUploadUrl: Handler<typeof files.generateFileResumableUploadUrl> = async (context, request) => {
  const token = await announceUpload(context, request, request.uploadProtocol ?? 'TUS')
  return { uploadProtocol: 'TUS', ...tusAddress(context, token) }
}
