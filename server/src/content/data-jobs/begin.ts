import { jobsMax } from '@stoa/contract/data-jobs/data-job'
import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { lastItemId } from '../data-items/public.ts'
import { dataJobKind } from './job-kind.ts'
import type { JobRequest } from './job.ts'
import { requesterOf } from './requester.ts'
import { countWaiting, insertJob } from './store.ts'
import { taskOf } from './task.ts'

/** Saves a job for all present items. A background job of the server processes it. */
export async function beginJob(context: Context, { kind, request }: JobRequest): Promise<{ jobId: string }> {
  const { collection } = await taskOf(context, { kind, request })
  await refuseAboveLimit(context)
  const id = newId()
  const { requestId, identity } = context
  const job = {
    kind,
    // The job keeps its items, whatever happens to the sandbox in the meantime.
    request: { ...request, environment: collection.environment },
    asker: requesterOf(identity),
    itemsId: collection.itemsId,
    afterId: '',
    untilId: (await lastItemId(context, collection)) ?? '',
    requestId,
  }
  await insertJob(context, { id, ...job })
  await context.services.queue.add(context.db, dataJobKind, { siteId: context.siteId, id }, { startAfter: context.now })
  return { jobId: id }
}

async function refuseAboveLimit(context: Context): Promise<void> {
  const { site, members, member } = await countWaiting(context)
  const isFull = site >= jobsMax.site
  const isFullForMembers = members >= jobsMax.members || member >= jobsMax.member
  if (isFull || (context.identity.kind === 'member' && isFullForMembers)) refuse('DATA_JOBS_LIMIT_REACHED')
}
