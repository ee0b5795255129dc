import type { files } from '@stoa/contract'
import { fragment } from '../../../database/sql.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { listPage } from '../list.ts'
import { isRoot } from '../trash.ts'

const alone = fragment("files.state = 'DELETED' and files.deleted_with is null")
const withFolder = fragment("files.state = 'DELETED' and files.deleted_with is not null")

export const listDeletedFiles: Handler<typeof files.listDeletedFiles> = (context, { parentFolderId, ...request }) => {
  if (!parentFolderId || isRoot(parentFolderId)) return listPage(context, { of: 'deleted files', request, where: alone })
  return listPage(context, { of: 'files of deleted folders', request, filter: { parentFolderId }, where: withFolder })
}
