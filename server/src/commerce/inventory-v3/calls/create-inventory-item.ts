import type { inventoryV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { onlyOf } from '../change-each.ts'
import { created } from '../change/created.ts'
import { checkNewItems } from '../check-input.ts'
import { presentWritten } from '../present-written.ts'
import { writeEach } from '../write-each.ts'

export const createInventoryItem: Handler<typeof inventoryV3.createInventoryItem> = async (context, { inventoryItem }) => {
  checkNewItems([inventoryItem], () => 'inventoryItem')
  const { now } = context
  const outcomes = await writeEach(context, [inventoryItem], (stock, input) => created(stock, input, { now }))
  return { inventoryItem: await presentWritten(context, onlyOf(outcomes)) }
}
