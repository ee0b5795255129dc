import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { listPage } from '../list.ts'
import { isRoot } from '../roots.ts'

export const listDeletedFiles: Handler<typeof files.listDeletedFiles> = (context, request) => {
  const { parentFolderId } = request
  if (!parentFolderId || isRoot(parentFolderId)) return listPage(context, { of: 'deleted files', request, view: 'DELETED_ALONE' })
  return listPage(context, { of: 'files of deleted folders', request, filter: { parentFolderId }, view: 'DELETED_WITH_FOLDER' })
}
