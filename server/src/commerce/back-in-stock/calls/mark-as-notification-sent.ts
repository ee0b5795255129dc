import type { backInStock } from '@stoa/contract'
import { backInStockTransitions } from '@stoa/contract/back-in-stock/statuses'
import { canMove } from '@stoa/contract/transitions'
import type { Handler } from '../../../kernel/handler.ts'
import { lockExisting, moved, recordUpdated } from '../change.ts'
import { presentRequest } from '../present.ts'
import { updateRequest } from '../store.ts'

export const markAsNotificationSent: Handler<typeof backInStock.markAsNotificationSent> = async (context, { id }) => {
  const request = await lockExisting(context, id)
  if (!canMove(request.status, backInStockTransitions.markAsSent)) return { request: presentRequest(request) }
  const saved = moved(request, 'markAsSent', context.now)
  await updateRequest(context, saved)
  recordUpdated(context, saved)
  return { request: presentRequest(saved) }
}
