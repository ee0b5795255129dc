import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { nextOf, planMediaQuery } from '../../files/public.ts'
import { presentFolder } from '../present.ts'
import { selectFolders } from '../store.ts'
import { foldersTarget } from '../target.ts'

export const queryFolders: Handler<typeof folders.queryFolders> = async (context, { query }) => {
  const plan = planMediaQuery(context, { of: 'queried folders', query, target: foldersTarget })
  const { rows, cursors } = plan.page(await selectFolders(context, plan, 'OK'))
  return { folders: rows.map((folder) => presentFolder(context.siteId, folder)), pagingMetadata: { cursors: nextOf(cursors) } }
}
