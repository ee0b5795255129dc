import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { fileIdOf, findFiles, notFound } from '../../files/public.ts'
import { archiveUrl } from '../archive.ts'

export const generateFilesDownloadUrl: Handler<typeof files.generateFilesDownloadUrl> = async (context, { fileIds }) => {
  const ids = [...new Set(fileIds.map(fileIdOf))]
  const found = new Map((await findFiles(context, ids)).map((file) => [file.id, file]))
  const missing = ids.find((id) => found.get(id)?.state !== 'OK')
  if (missing !== undefined) return notFound(missing)
  const notReady = ids.filter((id) => found.get(id)!.operationStatus !== 'READY')
  if (notReady.length > 0) refuse('FILES_NOT_READY', { fileIds: notReady })
  return { downloadUrl: await archiveUrl(context, { fileName: 'files.zip', folderId: null, fileIds: ids }) }
}
