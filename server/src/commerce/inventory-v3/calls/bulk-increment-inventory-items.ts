import type { inventoryV3 } from '@stoa/contract'
import type { increaseProblems } from '@stoa/contract/inventory-v3/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { movementReasonOf } from '../../stock/public.ts'
import { changeEach } from '../change-each.ts'
import { increased } from '../change/amounts.ts'
import { ItemProblem } from '../change/problem.ts'
import { presentOutcomes } from '../present-outcomes.ts'

export const bulkIncrementInventoryItems: Handler<typeof inventoryV3.bulkIncrementInventoryItems> = async (
  context,
  { incrementData, returnEntity, reason },
) => {
  const ids = incrementData.map(({ inventoryItemId }) => inventoryItemId)
  const outcomes = await changeEach(context, {
    entries: incrementData,
    requested: { ids, at: [] },
    reason: movementReasonOf(reason),
    change(items, { inventoryItemId, incrementBy }) {
      const stock = items.item(inventoryItemId)
      return stock ? increased(stock, incrementBy) : new ItemProblem('INVENTORY_ITEM_NOT_FOUND')
    },
  })
  return presentOutcomes<keyof typeof increaseProblems>(context, outcomes, { ids, returnEntity })
}
