import type { inventoryV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { movementReasonOf } from '../../stock/public.ts'
import { onlyOf } from '../change-each.ts'
import { checkInput } from '../check-input.ts'
import { presentWritten } from '../present-written.ts'
import { updateEach } from '../update-each.ts'

export const updateInventoryItem: Handler<typeof inventoryV3.updateInventoryItem> = async (context, { inventoryItem, reason }) => {
  checkInput([inventoryItem], () => 'inventoryItem')
  const outcomes = await updateEach(context, [inventoryItem], movementReasonOf(reason))
  return { inventoryItem: await presentWritten(context, onlyOf(outcomes)) }
}
