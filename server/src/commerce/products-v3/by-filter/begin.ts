import { openProductsJobsMax } from '@stoa/contract/products-v3/products-job'
import { newId } from '../../../database/ids.ts'
import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { productsJobKind } from './job-kind.ts'
import type { JobRequest } from './job.ts'
import { requesterOf } from './requester.ts'
import { countOpen, insertJob } from './store.ts'
import { checkRequest } from './tasks.ts'

/** Saves a job that changes products, and adds it to the queue. Refuses what can be refused before a product is reached. */
export async function beginJob(context: Context, job: JobRequest): Promise<{ jobId: string }> {
  if ((await countOpen(context)) >= openProductsJobsMax) refuse('JOBS_LIMIT_REACHED')
  await checkRequest(context, job)
  const id = newId()
  const { siteId, requestId, identity, now, services, db } = context
  await insertJob(context, { id, ...job, asker: requesterOf(identity), requestId })
  await services.queue.add(db, productsJobKind, { siteId, id }, { startAfter: now })
  return { jobId: id }
}
