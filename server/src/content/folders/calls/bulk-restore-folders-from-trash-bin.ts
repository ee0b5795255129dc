import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockTree } from '../../file-usage/public.ts'
import { restoreFolders } from '../trash.ts'

export const bulkRestoreFoldersFromTrashBin: Handler<typeof folders.bulkRestoreFoldersFromTrashBin> = async (context, { folderIds }) => {
  await lockTree(context)
  await restoreFolders(context, folderIds)
  return {}
}
