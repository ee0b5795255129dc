import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockTree } from '../../file-usage/public.ts'
import { lockFolders } from '../store.ts'
import { restoreFolder } from '../trash.ts'

export const bulkRestoreFoldersFromTrashBin: Handler<typeof folders.bulkRestoreFoldersFromTrashBin> = async (context, { folderIds }) => {
  await lockTree(context)
  for (const folder of await lockFolders(context, folderIds)) if (folder.state === 'DELETED') await restoreFolder(context, folder)
  return {}
}
