import type { inventoryV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { adjustItems, checkAdjustment } from '../by-filter/adjust-items.ts'

export const bulkSetOrAdjustInventoryItemsByFilter: Handler<typeof inventoryV3.bulkSetOrAdjustInventoryItemsByFilter> = (
  context,
  { filter, search, adjustedInventoryAction: adjustment },
) => {
  checkAdjustment(adjustment, 'adjustedInventoryAction')
  return beginJob(context, { kind: 'ADJUST_INVENTORY', request: { filter, adjustment, ...(search && { search }) } }, adjustItems)
}
