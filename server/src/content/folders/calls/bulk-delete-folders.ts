import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockTree } from '../../file-usage/public.ts'
import { rootName } from '../roots.ts'
import { lockFolders } from '../store.ts'
import { deleteFolders, trashFolder } from '../trash.ts'

export const bulkDeleteFolders: Handler<typeof folders.bulkDeleteFolders> = async (context, { folderIds, permanent = false }) => {
  if (folderIds.some((id) => rootName(id) !== undefined)) refuse('ROOT_FOLDER_FIXED')
  await lockTree(context)
  const found = await lockFolders(context, folderIds)
  if (permanent) await deleteFolders(context, folderIds)
  // One within another goes with that one.
  else for (const folder of found) if (!folder.ancestors.some((id) => folderIds.includes(id))) await trashFolder(context, folder)
  return {}
}
