import type { ErrorBody } from '@stoa/contract/problems'
import { refusalResponse } from '../../http/error-response.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { inTransaction, type Transaction } from '../../kernel/in-transaction.ts'
import { refuse } from '../../kernel/refuse.ts'
import { requirePermission } from '../../kernel/require-permission.ts'
import type { JobFailure, OpenJob } from './job.ts'
import { currentRequester } from './requester.ts'
import { advanceJob, claimJob, countMatching, endJob, type NamedJob, nextIds, stillMatching } from './store.ts'
import type { Task, Tasks } from './task.ts'

/** Number of entries that are changed per batch. */
export const batchMax = 100

/** Changes the next batch: its entries, their events and the job's progress are committed together or not at all. False if the job has ended, or another process is
 *  working on it. */
export async function stepJob(services: Services, named: NamedJob, tasks: Tasks): Promise<boolean> {
  try {
    return await inTransaction(services.database, (transaction) => step(services, transaction, { named, tasks }))
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    // The batch is rolled back.
    await endJob({ db: services.database, siteId: named.siteId, now: services.now() }, named.id, error.failure)
    return false
  }
}

/** The request is no longer valid or permitted. */
class Stopped extends Error {
  readonly failure: JobFailure
  constructor(failure: JobFailure) {
    super('the job can’t go on')
    this.failure = failure
  }
}

/** A task whose request and entries are those of its job. */
type TaskOfJob = Task<unknown, unknown>

async function step(services: Services, transaction: Transaction, { named, tasks }: { named: NamedJob; tasks: Tasks }): Promise<boolean> {
  const job = await claimJob(transaction.db, named)
  if (!job) return false
  const task = tasks[job.kind] as TaskOfJob
  try {
    return await changeNext(await contextOf(services, transaction, { job, task }), job, task)
  } catch (error) {
    const failure = failureOf(error, task)
    throw failure ? new Stopped(failure) : error
  }
}

/** The context of the caller, with its present permissions. Refuses PERMISSION_DENIED. */
async function contextOf(services: Services, transaction: Transaction, { job, task }: { job: OpenJob; task: TaskOfJob }): Promise<Context> {
  const scope = { ...transaction, siteId: job.siteId, now: services.now(), services }
  const identity = requirePermission(task.call, (await currentRequester(scope, job.asker)) ?? refuse('PERMISSION_DENIED'))
  return { ...scope, identity, site: await services.sites.find(job.siteId), requestId: job.requestId }
}

/** Changes the next entries that meet the conditions when they are locked. False if there are none. */
async function changeNext(context: Context, job: OpenJob, { over, change }: TaskOfJob): Promise<boolean> {
  const matching = await over.matching(context, job.request, job.createdDate)
  // A batch that failed is repeated with fewer entries.
  const ids = await nextIds(context, matching, { afterId: job.afterId, limit: Math.ceil(batchMax / 2 ** job.attempts) })
  const found = job.startedDate ? job.found : await countMatching(context, matching)
  const afterId = ids.at(-1)
  if (afterId === undefined) {
    await endJob(context, job.id, null)
    return false
  }
  const locked = await over.lock(context, ids, job.request)
  const still = await stillMatching(context, matching, ids)
  const held = locked.filter((one) => still.has(over.idOf(one)))
  const failures = held.length > 0 ? await change(context, job.request, held) : []
  await advanceJob(context, job, { found, afterId, succeeded: held.length - failures.length, failures })
  return true
}

/** What the call would be refused with now. Undefined for an unexpected error. */
function failureOf(error: unknown, { call }: TaskOfJob): JobFailure | undefined {
  const refusal = refusalResponse(error, call.problems)
  if (!refusal) return undefined
  const { message, details } = refusal.body as ErrorBody
  const code = 'applicationError' in details ? details.applicationError.code : 'INVALID_ARGUMENT'
  return { code, description: message }
}
