import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { notFound, wireFile } from '../change.ts'
import { fileIdOf } from '../file-id.ts'
import { findFile } from '../store.ts'

export const getFileDescriptor: Handler<typeof files.getFileDescriptor> = async (context, { fileId }) => {
  const file = await findFile(context, fileIdOf(fileId))
  return { file: wireFile(context, file ?? notFound(fileId)) }
}
