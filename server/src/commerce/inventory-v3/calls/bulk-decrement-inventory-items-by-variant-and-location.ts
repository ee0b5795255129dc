import type { inventoryV3 } from '@stoa/contract'
import type { decreaseProblems, missingAtLocation } from '@stoa/contract/inventory-v3/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { movementReasonOf } from '../../stock/public.ts'
import { changeEach } from '../change-each.ts'
import { decreased } from '../change/amounts.ts'
import { ItemProblem } from '../change/problem.ts'
import { variantsAt } from '../locked/variants-at.ts'
import { presentOutcomes } from '../present-outcomes.ts'

type Code = Exclude<keyof typeof decreaseProblems, 'INVENTORY_ITEM_NOT_FOUND'> | keyof typeof missingAtLocation

export const bulkDecrementInventoryItemsByVariantAndLocation: Handler<
  typeof inventoryV3.bulkDecrementInventoryItemsByVariantAndLocation
> = async (context, { decrementData, restrictInventory, returnEntity, reason }) => {
  const at = variantsAt(decrementData)
  const outcomes = await changeEach(context, {
    entries: decrementData,
    requested: { ids: [], at },
    reason: movementReasonOf(reason),
    change(items, { decrementBy: by, preorderRequest: isPreorder = false }, index) {
      const stock = items.itemAt(at[index]!)
      return stock ? decreased(stock, { by, isPreorder, isRestricted: restrictInventory ?? true }) : new ItemProblem('NOT_FOUND')
    },
  })
  return presentOutcomes<Code>(context, outcomes, { returnEntity })
}
