import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { baseUrlOf } from '../../files/public.ts'
import { announceUpload } from '../announce.ts'
import { tusFolder } from '../routes.ts'
import { tokenText } from '../upload-token.ts'

/** TUS is the only protocol, so it needn't be asked for. */
export const generateFileResumableUploadUrl: Handler<typeof files.generateFileResumableUploadUrl> = async (context, request) => {
  const token = await announceUpload(context, request, request.uploadProtocol ?? 'TUS')
  return { uploadProtocol: 'TUS', uploadUrl: `${baseUrlOf(context)}${tusFolder}`, uploadToken: tokenText(token) }
}
