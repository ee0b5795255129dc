import type { files } from '@stoa/contract'
import { always } from '../../../database/query/conditions.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { listPage, searchInput } from '../list.ts'

export const searchFiles: Handler<typeof files.searchFiles> = (context, { search, rootFolder, ...request }) =>
  listPage(context, { of: 'found files', request, search: searchInput(search, rootFolder), where: always })
