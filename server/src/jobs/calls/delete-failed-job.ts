import type { jobs } from '@stoa/contract'
import type { Handler } from '../../kernel/handler.ts'
import { refuse } from '../../kernel/refuse.ts'
import { deleteFailed } from '../store.ts'

export const deleteFailedJob: Handler<typeof jobs.deleteFailedJob> = async ({ db, siteId }, { id }) => {
  if (!(await deleteFailed(db, siteId, id))) refuse('JOB_NOT_FOUND')
  return {}
}
