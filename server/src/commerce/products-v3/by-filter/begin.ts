import { openProductsJobsMax, type ProductsJobKind } from '@stoa/contract/products-v3/products-job'
import { newId } from '../../../database/ids.ts'
import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { conditionOf } from './conditions.ts'
import { productsJobKind } from './job-kind.ts'
import type { Requests } from './job.ts'
import { requesterOf } from './requester.ts'
import { countOpen, insertJob } from './store.ts'
import type { Task } from './task.ts'

/** Saves a job that changes products, and adds it to the queue. Refuses what can be refused before a product is reached. */
export async function beginJob<Kind extends ProductsJobKind>(
  context: Context,
  job: { kind: Kind; request: Requests[Kind] },
  { check }: Pick<Task<Requests[Kind]>, 'check'>,
): Promise<{ jobId: string }> {
  if ((await countOpen(context)) >= openProductsJobsMax) refuse('JOBS_LIMIT_REACHED')
  await conditionOf(context, job.request)
  await check?.(context, job.request)
  const id = newId()
  const { siteId, requestId, identity, now, services, db } = context
  await insertJob(context, { id, ...job, asker: requesterOf(identity), requestId })
  await services.queue.add(db, productsJobKind, { siteId, id }, { startAfter: now })
  return { jobId: id }
}
