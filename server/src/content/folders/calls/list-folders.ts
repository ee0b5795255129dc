import type { folders } from '@stoa/contract'
import { mediaRoot } from '@stoa/contract/files/states'
import type { Handler } from '../../../kernel/handler.ts'
import { listPage } from '../list.ts'

export const listFolders: Handler<typeof folders.listFolders> = (context, { parentFolderId, ...request }) =>
  listPage(context, { of: 'folders', request, filter: { parentFolderId: parentFolderId || mediaRoot }, view: 'OK' })
