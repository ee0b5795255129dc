import type { ErrorBody } from '@stoa/contract/problems'
import { refusalResponse } from '../../../http/error-response.ts'
import type { Context, Services } from '../../../kernel/context.ts'
import { inTransaction, type Transaction } from '../../../kernel/in-transaction.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { requirePermission } from '../../../kernel/require-permission.ts'
import { lockProducts } from '../../catalogue/public.ts'
import { conditionOf } from './conditions.ts'
import type { JobFailure, OpenJob } from './job.ts'
import { currentRequester } from './requester.ts'
import { advanceJob, claimJob, countMatching, endJob, nextIds, stillMatching, type NamedJob } from './store.ts'
import { callOf, changeProducts } from './tasks.ts'

/** Number of products that are changed per batch. */
export const batchMax = 100

/** Changes the next batch of products: they, their events and the job's progress are committed together or not at all. False if the job has ended, or another
 *  process is working on it. */
export async function stepJob(services: Services, named: NamedJob): Promise<boolean> {
  try {
    return await inTransaction(services.database, (transaction) => step(services, transaction, named))
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

async function step(services: Services, transaction: Transaction, named: NamedJob): Promise<boolean> {
  const job = await claimJob(transaction.db, named)
  if (!job) return false
  try {
    return await changeNext(await contextOf(services, transaction, job), job)
  } catch (error) {
    const failure = failureOf(error, job)
    throw failure ? new Stopped(failure) : error
  }
}

/** The context of the caller, with its present permissions. Refuses PERMISSION_DENIED. */
async function contextOf(services: Services, transaction: Transaction, job: OpenJob): Promise<Context> {
  const scope = { ...transaction, siteId: job.siteId, now: services.now(), services }
  const identity = requirePermission(callOf(job), (await currentRequester(scope, job.asker)) ?? refuse('PERMISSION_DENIED'))
  return { ...scope, identity, site: await services.sites.find(job.siteId), requestId: job.requestId }
}

/** Changes the next products that meet the conditions when they are locked. False if there are none. */
async function changeNext(context: Context, job: OpenJob): Promise<boolean> {
  const matched = { condition: await conditionOf(context, job.request), createdUntil: job.createdDate }
  // A batch that failed is repeated with fewer products.
  const ids = await nextIds(context, { ...matched, afterId: job.afterId, limit: Math.ceil(batchMax / 2 ** job.attempts) })
  const found = job.startedDate ? job.found : await countMatching(context, matched)
  const afterId = ids.at(-1)
  if (afterId === undefined) {
    await endJob(context, job.id, null)
    return false
  }
  const locked = await lockProducts(context, ids)
  const still = await stillMatching(context, matched, ids)
  const held = locked.filter(({ product }) => still.has(product.id))
  const failures = held.length > 0 ? await changeProducts(context, job, held) : []
  await advanceJob(context, job, { found, afterId, succeeded: held.length - failures.length, failures })
  return true
}

/** What the call would be refused with now. Undefined for an unexpected error. */
function failureOf(error: unknown, job: OpenJob): JobFailure | undefined {
  const refusal = refusalResponse(error, callOf(job).problems)
  if (!refusal) return undefined
  const { message, details } = refusal.body as ErrorBody
  const code = 'applicationError' in details ? details.applicationError.code : 'INVALID_ARGUMENT'
  return { code, description: message }
}
