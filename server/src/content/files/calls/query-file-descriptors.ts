import type { files } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { wireFile } from '../change.ts'
import { nextOf } from '../list.ts'
import { selectFiles } from '../store.ts'
import { filesTarget } from '../target.ts'

export const queryFileDescriptors: Handler<typeof files.queryFileDescriptors> = async (context, { query }) => {
  const plan = planCallerQuery(context, {
    of: 'queried files',
    query,
    at: 'query',
    target: filesTarget,
    defaultSort: [{ fieldName: 'updatedDate', order: 'DESC' }],
    limits: { max: 100 },
  })
  const { rows, cursors } = plan.page(await selectFiles(context, plan, 'OK'))
  return { files: rows.map((file) => wireFile(context, file)), pagingMetadata: { cursors: nextOf(cursors) } }
}
