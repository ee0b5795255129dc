import { folderSortFields } from '@stoa/contract/folders/filterable'
import type { Context } from '../../kernel/context.ts'
import { type Listing, type ListRequest, nextOf, planList } from '../files/public.ts'
import { presentFolder, type WireFolder } from './present.ts'
import { type FolderView, selectFolders } from './store.ts'
import { foldersTarget } from './target.ts'

interface FolderPage {
  folders: WireFolder[]
  nextCursor: { cursors: { next?: string } }
}

export async function listPage(context: Context, { view, ...listing }: Listing<ListRequest, FolderView>): Promise<FolderPage> {
  const plan = planList(context, listing, { target: foldersTarget, sortFields: folderSortFields })
  const { rows, cursors } = plan.page(await selectFolders(context, plan, view))
  return { folders: rows.map((folder) => presentFolder(context.siteId, folder)), nextCursor: { cursors: nextOf(cursors) } }
}
