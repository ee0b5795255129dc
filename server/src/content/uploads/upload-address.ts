import type { Context } from '../../kernel/context.ts'
import { baseUrlOf } from '../files/public.ts'
import { tusFolder, uploadFolder } from './routes.ts'
import { tokenText, type UploadToken } from './upload-token.ts'

/** Where a file is sent to in one request. */
export const putAddress = (context: Context, token: UploadToken) => ({
  uploadUrl: `${baseUrlOf(context)}${uploadFolder}/${tokenText(token)}`,
})

/** Where an upload in parts is created, and the token that it needs. */
export const tusAddress = (context: Context, token: UploadToken) => ({
  uploadUrl: `${baseUrlOf(context)}${tusFolder}`,
  uploadToken: tokenText(token),
})
