import { backInStockEvents } from '@stoa/contract/back-in-stock/events'
import { backInStockTransitions } from '@stoa/contract/back-in-stock/statuses'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { transitionTo } from '../../kernel/transition-to.ts'
import { presentRequest } from './present.ts'
import type { BackInStockRequest } from './request.ts'
import { deleteRequestRow, lockRequest } from './store.ts'

type Verb = keyof typeof backInStockTransitions

/** A request that the caller can change, locked; another one doesn't exist for them. */
export async function lockExisting(context: Context, id: string): Promise<BackInStockRequest> {
  return (await lockRequest(context, id)) ?? refuse('BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND')
}

/** What is saved with each transition. */
const savedWith: Readonly<Record<Verb, { autoNotified?: boolean; isEnd: boolean }>> = {
  notify: { isEnd: false },
  send: { autoNotified: true, isEnd: true },
  fail: { isEnd: true },
  markAsSent: { autoNotified: false, isEnd: true },
}

/** A request after a transition. */
export function moved(request: BackInStockRequest, verb: Verb, now: Date): BackInStockRequest {
  const { autoNotified = request.autoNotified, isEnd } = savedWith[verb]
  return {
    ...request,
    revision: request.revision + 1,
    updatedDate: now,
    status: transitionTo(request.status, backInStockTransitions[verb]),
    autoNotified,
    endedDate: isEnd ? now : null,
  }
}

export const recordUpdated = (context: Context, request: BackInStockRequest): void => recordAs(context, 'updated', request)
export const recordCreated = (context: Context, request: BackInStockRequest): void => recordAs(context, 'created', request)

/** The event of a deleted request, as it was. */
export const recordDeleted = (context: Context, request: BackInStockRequest): void =>
  recordAs(context, 'deleted', { ...request, revision: request.revision + 1 })

const recordAs = (context: Context, slug: keyof typeof backInStockEvents, request: BackInStockRequest): void =>
  recordEvent(context, backInStockEvents[slug], { id: request.id, revision: request.revision, entity: presentRequest(request) })

/** Deletes a request that the caller can change. */
export async function deleteExisting(context: Context, id: string): Promise<void> {
  const request = await lockExisting(context, id)
  await deleteRequestRow(context, request.id)
  recordDeleted(context, request)
}
