import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { listPage } from '../list.ts'
import { searchInput } from '../search-input.ts'

export const searchFiles: Handler<typeof files.searchFiles> = (context, request) =>
  listPage(context, { of: 'found files', request, search: searchInput(request.search, request.rootFolder), view: 'SEARCHED' })
