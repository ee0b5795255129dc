import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockTree } from '../../file-usage/public.ts'
import { restoreFolder } from '../trash.ts'

export const bulkRestoreFoldersFromTrashBin: Handler<typeof folders.bulkRestoreFoldersFromTrashBin> = async (context, { folderIds }) => {
  await lockTree(context)
  for (const id of folderIds) await restoreFolder(context, id)
  return {}
}
