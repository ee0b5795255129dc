import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { baseUrlOf } from '../../files/public.ts'
import { announceUpload } from '../announce.ts'
import { uploadFolder } from '../routes.ts'
import { tokenText } from '../upload-token.ts'

export const generateFileUploadUrl: Handler<typeof files.generateFileUploadUrl> = async (context, request) => {
  const token = await announceUpload(context, request, 'PUT')
  return { uploadUrl: `${baseUrlOf(context)}${uploadFolder}/${tokenText(token)}` }
}
