import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { notFound, wireFile } from '../change.ts'
import { fileIdOf } from '../file-id.ts'
import { findFiles } from '../store.ts'

export const getFileDescriptors: Handler<typeof files.getFileDescriptors> = async (context, { fileIds }) => {
  const ids = fileIds.map(fileIdOf)
  const found = new Map((await findFiles(context, [...new Set(ids)])).map((file) => [file.id, file]))
  return { files: ids.map((id, index) => wireFile(context, found.get(id) ?? notFound(fileIds[index]!))) }
}
