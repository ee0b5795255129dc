import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { fileIdOf, findFiles, notFound } from '../../files/public.ts'
import { archiveUrl } from '../archive.ts'

export const generateFilesDownloadUrl: Handler<typeof files.generateFilesDownloadUrl> = async (context, { fileIds }) => {
  const ids = [...new Set(fileIds.map(fileIdOf))]
  const found = new Set((await findFiles(context, ids)).map(({ id }) => id))
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) return notFound(missing)
  return { downloadUrl: await archiveUrl(context, { fileName: 'files.zip', folderId: null, fileIds: ids }) }
}
