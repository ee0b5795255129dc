import type { files } from '@stoa/contract'
import { mediaRoot } from '@stoa/contract/files/states'
import type { Handler } from '../../../kernel/handler.ts'
import { listPage } from '../list.ts'

export const listFiles: Handler<typeof files.listFiles> = (context, request) =>
  listPage(context, { of: 'files', request, filter: { parentFolderId: request.parentFolderId || mediaRoot }, view: 'OK' })
