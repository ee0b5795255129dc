import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { listPage } from '../list.ts'
import { rootName } from '../roots.ts'

export const listDeletedFolders: Handler<typeof folders.listDeletedFolders> = (context, request) => {
  const { parentFolderId } = request
  if (!parentFolderId || rootName(parentFolderId) !== undefined)
    return listPage(context, { of: 'deleted folders', request, view: 'DELETED_ALONE' })
  return listPage(context, { of: 'folders of deleted folders', request, filter: { parentFolderId }, view: 'DELETED_WITH_FOLDER' })
}
