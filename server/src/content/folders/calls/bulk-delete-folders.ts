import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockTree } from '../../file-usage/public.ts'
import { rootName } from '../roots.ts'
import { deleteFolders, trashFolders } from '../trash.ts'

export const bulkDeleteFolders: Handler<typeof folders.bulkDeleteFolders> = async (context, { folderIds, permanent = false }) => {
  if (folderIds.some((id) => rootName(id) !== undefined)) refuse('ROOT_FOLDER_FIXED')
  await lockTree(context)
  await (permanent ? deleteFolders(context, folderIds) : trashFolders(context, folderIds))
  return {}
}
