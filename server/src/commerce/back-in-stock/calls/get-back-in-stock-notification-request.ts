import type { backInStock } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentRequest } from '../present.ts'
import { findRequest } from '../store.ts'

export const getBackInStockNotificationRequest: Handler<typeof backInStock.getBackInStockNotificationRequest> = async (
  context,
  { id },
) => ({
  request: presentRequest((await findRequest(context, id)) ?? refuse('BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND')),
})
