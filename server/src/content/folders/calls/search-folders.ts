import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { searchInput } from '../../files/public.ts'
import { listPage } from '../list.ts'

export const searchFolders: Handler<typeof folders.searchFolders> = (context, request) =>
  listPage(context, { of: 'found folders', request, search: searchInput(request.search, request.rootFolder), view: 'SEARCHED' })
