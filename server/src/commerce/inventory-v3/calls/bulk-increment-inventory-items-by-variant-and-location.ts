import type { inventoryV3 } from '@stoa/contract'
import type { increaseProblems, missingAtLocation } from '@stoa/contract/inventory-v3/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { movementReasonOf } from '../../stock/public.ts'
import { changeEach } from '../change-each.ts'
import { increased } from '../change/amounts.ts'
import { ItemProblem } from '../change/problem.ts'
import { variantsAt } from '../locked/variants-at.ts'
import { presentOutcomes } from '../present-outcomes.ts'

type Code = Exclude<keyof typeof increaseProblems, 'INVENTORY_ITEM_NOT_FOUND'> | keyof typeof missingAtLocation

export const bulkIncrementInventoryItemsByVariantAndLocation: Handler<
  typeof inventoryV3.bulkIncrementInventoryItemsByVariantAndLocation
> = async (context, { incrementData, returnEntity, reason }) => {
  const at = variantsAt(incrementData)
  const outcomes = await changeEach(context, {
    entries: incrementData,
    requested: { ids: [], at },
    reason: movementReasonOf(reason),
    change(items, { incrementBy }, index) {
      const stock = items.itemAt(at[index]!)
      return stock ? increased(stock, incrementBy) : new ItemProblem('NOT_FOUND')
    },
  })
  return presentOutcomes<Code>(context, outcomes, { returnEntity })
}
