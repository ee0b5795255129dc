import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { requireFile } from '../../files/public.ts'
import { presentDetails } from '../present.ts'

export const getFileDetails: Handler<typeof files.getFileDetails> = async (context, { fileId }) =>
  presentDetails(context, await requireFile(context, fileId))
