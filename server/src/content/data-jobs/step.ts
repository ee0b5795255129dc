import type { ErrorBody } from '@stoa/contract/problems'
import { refusalResponse } from '../../http/error-response.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { inTransaction, type Transaction } from '../../kernel/in-transaction.ts'
import { refuse } from '../../kernel/refuse.ts'
import { requirePermission } from '../../kernel/require-permission.ts'
import { type ItemProblem, nextItems, type Outcome, presentProblem } from '../data-items/public.ts'
import type { DataJob, JobFailure } from './job.ts'
import { currentRequester } from './requester.ts'
import { advanceJob, claimJob, endJob, stopJobAt, type NamedJob } from './store.ts'
import { kinds, taskOf, type Task } from './task.ts'

/** Number of items examined per batch, and the maximum number changed. */
const lookedAtMax = 4096
const changedMax = 512

/** Processes the next batch of a job: its items, their events and the job's progress are committed together or not at all. False if the job has ended, or
 *  another process is working on it. */
export async function stepJob(services: Services, named: NamedJob): Promise<boolean> {
  try {
    return await inTransaction(services.database, (transaction) => step(services, transaction, named))
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    // The batch is rolled back. The next one processes the items before the one that failed.
    await stopJobAt({ db: services.database, siteId: named.siteId }, named.id, error.failure)
    return true
  }
}

/** An item that failed within its batch. */
class Stopped extends Error {
  readonly failure: JobFailure & { dataItemId: string }
  constructor(dataItemId: string, problem: ItemProblem) {
    super('an item could not be changed')
    this.failure = { ...presentProblem(problem), dataItemId }
  }
}

async function step(services: Services, transaction: Transaction, named: NamedJob): Promise<boolean> {
  const job = await claimJob(transaction.db, named)
  if (!job) return false
  const place = { ...transaction, siteId: job.siteId, now: services.now(), services }
  const found = await currentTask(place, job)
  if ('code' in found) await endJob(place, job.id, found)
  // The collection was emptied: its items are gone and nothing is left to do.
  else if (found.task.collection.itemsId !== job.itemsId) await endJob(place, job.id, job.failure)
  else await doBatch(found.context, found.task, job)
  return true
}

type StepScope = Pick<Context, 'db' | 'afterCommit' | 'siteId' | 'now' | 'services'>

/** The job's task and its requester, or why it is no longer allowed. */
async function currentTask(place: StepScope, job: DataJob): Promise<{ context: Context; task: Task } | JobFailure> {
  const { call } = kinds[job.kind]
  try {
    const identity = requirePermission(call, (await currentRequester(place, job.asker)) ?? refuse('PERMISSION_DENIED'))
    const context: Context = { ...place, identity, site: await place.services.sites.find(job.siteId), requestId: job.requestId }
    return { context, task: await taskOf(context, job) }
  } catch (error) {
    const refusal = refusalResponse(error, call.problems)
    if (!refusal) throw error
    const { message, details } = refusal.body as ErrorBody
    return 'applicationError' in details
      ? { code: details.applicationError.code, description: message }
      : { code: 'INVALID_ARGUMENT', description: message, data: { ...details.validationError } }
  }
}

async function doBatch(context: Context, task: Task, { id, afterId, untilId, failure, attempts }: DataJob): Promise<void> {
  const range = { afterId, untilId, beforeId: failure?.dataItemId ?? null }
  // A batch that failed is repeated with fewer items.
  const size = { lookedAtMax: Math.ceil(lookedAtMax / 2 ** attempts), changedMax: Math.ceil(changedMax / 2 ** attempts) }
  const next = await nextItems(context, task, { ...range, ...size })
  if (!next) return endJob(context, id, failure)
  const outcomes = next.ids.length > 0 ? await task.run(next.ids) : []
  await advanceJob(context, id, { afterId: next.lastId, done: outcomes.filter(isDone).length })
}

/** Whether an item was changed. One that was deleted, or no longer matches the filter, is skipped. */
function isDone({ id, problem }: Outcome): boolean {
  if (problem && !('code' in problem && leftAlone.has(problem.code))) throw new Stopped(id!, problem)
  return !problem
}

const leftAlone: ReadonlySet<string> = new Set(['WDE0073', 'WDE0027', 'CONDITION_NOT_MET'])
