import type { folders } from '@stoa/contract'
import { mediaRoot } from '@stoa/contract/files/states'
import type { Handler } from '../../../kernel/handler.ts'
import { listPage } from '../list.ts'

export const listFolders: Handler<typeof folders.listFolders> = (context, request) =>
  listPage(context, { of: 'folders', request, filter: { parentFolderId: request.parentFolderId || mediaRoot }, view: 'OK' })
