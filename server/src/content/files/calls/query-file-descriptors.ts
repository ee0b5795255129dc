import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { wireFile } from '../change.ts'
import { nextOf, planMediaQuery } from '../plan.ts'
import { selectFiles } from '../store.ts'
import { filesTarget } from '../target.ts'

export const queryFileDescriptors: Handler<typeof files.queryFileDescriptors> = async (context, { query }) => {
  const plan = planMediaQuery(context, { of: 'queried files', query, target: filesTarget })
  const { rows, cursors } = plan.page(await selectFiles(context, plan, 'OK'))
  return { files: rows.map((file) => wireFile(context, file)), pagingMetadata: { cursors: nextOf(cursors) } }
}
