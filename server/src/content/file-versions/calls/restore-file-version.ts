import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { processFileKind } from '../../file-processing/public.ts'
import { lockTree } from '../../file-usage/public.ts'
import { lockExistingFile, selectVersionsOf, wireFile } from '../../files/public.ts'
import { replaceContent } from '../replace-content.ts'
import { deleteVersions } from '../store.ts'

/** The version moves: its bytes are the content of the file again, under a new number. It is served at once, and what is made of it is made again. */
export const restoreFileVersion: Handler<typeof files.restoreFileVersion> = async (context, { fileId, version }) => {
  await lockTree(context)
  const file = await lockExistingFile(context, fileId)
  if (file.operationStatus === 'PENDING') refuse('FILE_NOT_READY')
  const earlier = (await selectVersionsOf(context, [file.id])).find((one) => one.version === version)
  if (!earlier) return refuse('FILE_VERSION_NOT_FOUND', { version })
  await deleteVersions(context, file.id, [version])
  const { contentKey, mimeType, sizeBytes, hash, width, height } = earlier
  const saved = await replaceContent(context, file, { contentKey, mimeType, sizeBytes, hash, width, height })
  await context.services.queue.add(context.db, processFileKind, { siteId: context.siteId, id: file.id })
  return { file: wireFile(context, saved) }
}
