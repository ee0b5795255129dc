import type { folders } from '@stoa/contract'
import { fragment } from '../../../database/sql.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { listPage } from '../list.ts'
import { rootName } from '../roots.ts'

const alone = fragment("folders.state = 'DELETED' and folders.deleted_with is null")
const withFolder = fragment("folders.state = 'DELETED' and folders.deleted_with is not null")

export const listDeletedFolders: Handler<typeof folders.listDeletedFolders> = (context, { parentFolderId, ...request }) => {
  if (!parentFolderId || rootName(parentFolderId) !== undefined) return listPage(context, { of: 'deleted folders', request, where: alone })
  return listPage(context, { of: 'folders of deleted folders', request, filter: { parentFolderId }, where: withFolder })
}
