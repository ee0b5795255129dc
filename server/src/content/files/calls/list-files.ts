import type { files } from '@stoa/contract'
import { mediaRoot } from '@stoa/contract/files/states'
import { fragment } from '../../../database/sql.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { listPage } from '../list.ts'

const where = fragment("files.state = 'OK'")

export const listFiles: Handler<typeof files.listFiles> = (context, { parentFolderId, ...request }) =>
  listPage(context, { of: 'files', request, filter: { parentFolderId: parentFolderId || mediaRoot }, where })
