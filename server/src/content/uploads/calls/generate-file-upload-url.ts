import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { announceUpload } from '../announce.ts'
import { putAddress } from '../upload-address.ts'

export const generateFileUploadUrl: Handler<typeof files.generateFileUploadUrl> = async (context, request) =>
  putAddress(context, await announceUpload(context, request, 'PUT'))
