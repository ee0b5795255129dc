import type { inventoryV3 } from '@stoa/contract'
import type { updateProblems } from '@stoa/contract/inventory-v3/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { movementReasonOf } from '../../stock/public.ts'
import { checkInput } from '../check-input.ts'
import { presentOutcomes } from '../present-outcomes.ts'
import { updateEach } from '../update-each.ts'

export const bulkUpdateInventoryItems: Handler<typeof inventoryV3.bulkUpdateInventoryItems> = async (
  context,
  { inventoryItems, returnEntity, reason },
) => {
  const entries = inventoryItems.map(({ inventoryItem }) => inventoryItem)
  checkInput(entries, (index) => `inventoryItems[${index}].inventoryItem`)
  const outcomes = await updateEach(context, entries, movementReasonOf(reason))
  return presentOutcomes<keyof typeof updateProblems>(context, outcomes, { ids: entries.map(({ id }) => id), returnEntity })
}
