import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { fileIdOf, findFile, notFound } from '../../files/public.ts'
import { presentDetails } from '../present.ts'

export const getFileDetails: Handler<typeof files.getFileDetails> = async (context, { fileId }) => {
  const file = await findFile(context, fileIdOf(fileId))
  return presentDetails(context, file ?? notFound(fileId))
}
