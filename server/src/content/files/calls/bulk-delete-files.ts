import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockTree } from '../../file-usage/public.ts'
import { fileIdOf } from '../file-id.ts'
import { lockFiles } from '../store.ts'
import { deleteFilesForGood, trashFiles } from '../trash.ts'

export const bulkDeleteFiles: Handler<typeof files.bulkDeleteFiles> = async (context, { fileIds, permanent = false }) => {
  await lockTree(context)
  const found = await lockFiles(context, fileIds.map(fileIdOf))
  await (permanent ? deleteFilesForGood(context, found) : trashFiles(context, found))
  return {}
}
