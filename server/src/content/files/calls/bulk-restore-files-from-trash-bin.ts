import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockTree } from '../../file-usage/public.ts'
import { existingFolders } from '../../folders/public.ts'
import { fileIdOf } from '../file-id.ts'
import { isRoot } from '../roots.ts'
import { lockFiles } from '../store.ts'
import { restoreFiles } from '../trash.ts'

export const bulkRestoreFilesFromTrashBin: Handler<typeof files.bulkRestoreFilesFromTrashBin> = async (context, { fileIds }) => {
  // No folder is deleted before its file is in it.
  await lockTree(context)
  const found = await lockFiles(context, fileIds.map(fileIdOf))
  const folders = await existingFolders(
    context,
    found.map(({ folderId }) => folderId),
  )
  await restoreFiles(context, found, (id) => isRoot(id) || folders.has(id))
  return {}
}
