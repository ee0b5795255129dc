import type { backInStock } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { deleteExisting } from '../change.ts'

export const deleteBackInStockNotificationRequest: Handler<typeof backInStock.deleteBackInStockNotificationRequest> = async (
  context,
  { id },
) => {
  await deleteExisting(context, id)
  return {}
}
