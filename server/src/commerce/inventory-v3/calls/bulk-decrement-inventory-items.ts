import type { inventoryV3 } from '@stoa/contract'
import type { decreaseProblems } from '@stoa/contract/inventory-v3/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { movementReasonOf } from '../../stock/public.ts'
import { changeEach } from '../change-each.ts'
import { decreased } from '../change/amounts.ts'
import { ItemProblem } from '../change/problem.ts'
import { presentOutcomes } from '../present-outcomes.ts'

export const bulkDecrementInventoryItems: Handler<typeof inventoryV3.bulkDecrementInventoryItems> = async (
  context,
  { decrementData, restrictInventory, returnEntity, reason },
) => {
  const ids = decrementData.map(({ inventoryItemId }) => inventoryItemId)
  const outcomes = await changeEach(context, {
    entries: decrementData,
    requested: { ids, at: [] },
    reason: movementReasonOf(reason),
    change(items, { inventoryItemId, decrementBy: by, preorderRequest: isPreorder = false }) {
      const stock = items.item(inventoryItemId)
      if (!stock) return new ItemProblem('INVENTORY_ITEM_NOT_FOUND')
      return decreased(stock, { by, isPreorder, isRestricted: restrictInventory ?? true })
    },
  })
  return presentOutcomes<keyof typeof decreaseProblems>(context, outcomes, { ids, returnEntity })
}
