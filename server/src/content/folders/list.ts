import { folderSortFields } from '@stoa/contract/folders/filterable'
import { planCallerQuery } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { type ListRequest, nextOf, searchCondition, type SearchInput, sortOf } from '../files/public.ts'
import { presentFolder, type WireFolder } from './present.ts'
import { type FolderView, selectFolders } from './store.ts'
import { foldersTarget } from './target.ts'

interface Listing {
  /** The name of the list, for its cursors. */
  of: string
  request: Pick<ListRequest, 'sort' | 'paging'>
  filter?: Record<string, unknown>
  search?: SearchInput
  view: FolderView
}

interface FolderPage {
  folders: WireFolder[]
  nextCursor: { cursors: { next?: string } }
}

/** A page of a list. Its cursor carries the filter and the sort. */
export async function listPage(
  context: Context,
  { of, request: { sort, paging }, filter = {}, search, view }: Listing,
): Promise<FolderPage> {
  const { limit, cursor } = paging ?? {}
  const plan = planCallerQuery(context, {
    of,
    query: cursor ? { cursorPaging: { cursor, limit } } : { filter, sort: sortOf(sort, folderSortFields), cursorPaging: { limit } },
    target: foldersTarget,
    ...(search && { search: { asked: search, condition: (asked) => searchCondition(asked as SearchInput) } }),
    limits: { max: 100 },
  })
  const { rows, cursors } = plan.page(await selectFolders(context, plan, view))
  return { folders: rows.map((folder) => presentFolder(context.siteId, folder)), nextCursor: { cursors: nextOf(cursors) } }
}
