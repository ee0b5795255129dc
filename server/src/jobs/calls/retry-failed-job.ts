import type { jobs } from '@stoa/contract'
import { jobKinds } from '@stoa/contract/jobs/job'
import type { Handler } from '../../kernel/handler.ts'
import { refuse } from '../../kernel/refuse.ts'
import { deleteFailed, lockFailedJob } from '../store.ts'

export const retryFailedJob: Handler<typeof jobs.retryFailedJob> = async ({ db, siteId, services }, { id }) => {
  const { name } = (await lockFailedJob(db, siteId, id)) ?? refuse('JOB_NOT_FOUND')
  if (!(jobKinds as readonly string[]).includes(name)) refuse('JOB_KIND_UNKNOWN')
  // If the same job is already waiting in the queue, that one is the retry.
  if (!(await services.queue.retry(db, siteId, id))) await deleteFailed(db, siteId, id)
  return {}
}
