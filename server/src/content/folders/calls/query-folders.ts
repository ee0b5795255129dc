import type { folders } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { nextOf } from '../../files/public.ts'
import { presentFolder } from '../present.ts'
import { selectFolders } from '../store.ts'
import { foldersTarget } from '../target.ts'

export const queryFolders: Handler<typeof folders.queryFolders> = async (context, { query }) => {
  const plan = planCallerQuery(context, {
    of: 'queried folders',
    query,
    at: 'query',
    target: foldersTarget,
    defaultSort: [{ fieldName: 'updatedDate', order: 'DESC' }],
    limits: { max: 100 },
  })
  const { rows, cursors } = plan.page(await selectFolders(context, plan, 'OK'))
  return { folders: rows.map((folder) => presentFolder(context.siteId, folder)), pagingMetadata: { cursors: nextOf(cursors) } }
}
