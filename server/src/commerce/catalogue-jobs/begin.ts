import { openProductsJobsMax, type ProductsJobKind } from '@stoa/contract/products-v3/products-job'
import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { productsJobKind } from './job-kind.ts'
import { requesterOf } from './requester.ts'
import { countOpen, insertJob } from './store.ts'
import type { Task } from './task.ts'

/** Saves a job that changes what meets the conditions of a request, and adds it to the queue. Refuses what can be refused before an entry is reached. */
export async function beginJob<Request>(
  context: Context,
  job: { kind: ProductsJobKind; request: Request },
  { over, check }: Pick<Task<Request, unknown>, 'over' | 'check'>,
): Promise<{ jobId: string }> {
  if ((await countOpen(context)) >= openProductsJobsMax) refuse('JOBS_LIMIT_REACHED')
  await over.matching(context, job.request, context.now)
  await check?.(context, job.request)
  const id = newId()
  const { siteId, requestId, identity, now, services, db } = context
  await insertJob(context, { id, ...job, asker: requesterOf(identity), requestId })
  await services.queue.add(db, productsJobKind, { siteId, id }, { startAfter: now })
  return { jobId: id }
}
