import type { backInStock } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { deleteExisting } from '../change.ts'

export const deleteOwnBackInStockRequest: Handler<typeof backInStock.deleteOwnBackInStockRequest> = async (context, { id }) => {
  await deleteExisting(context, id)
  return {}
}
