import type { inventoryV3 } from '@stoa/contract'
import type { createProblems } from '@stoa/contract/inventory-v3/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { created } from '../change/created.ts'
import { checkNewItems } from '../check-input.ts'
import { presentOutcomes } from '../present-outcomes.ts'
import { writeEach } from '../write-each.ts'

export const bulkCreateInventoryItems: Handler<typeof inventoryV3.bulkCreateInventoryItems> = async (
  context,
  { inventoryItems, returnEntity },
) => {
  checkNewItems(inventoryItems, (index) => `inventoryItems[${index}]`)
  const { now } = context
  const outcomes = await writeEach(context, inventoryItems, (stock, input) => created(stock, input, { now }))
  return presentOutcomes<keyof typeof createProblems>(context, outcomes, { returnEntity })
}
