import type { inventoryV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { onlyOf } from '../change-each.ts'
import { deleteEach } from '../delete-each.ts'

export const deleteInventoryItem: Handler<typeof inventoryV3.deleteInventoryItem> = async (context, { inventoryItemId }) => {
  onlyOf(await deleteEach(context, [inventoryItemId]))
  return {}
}
