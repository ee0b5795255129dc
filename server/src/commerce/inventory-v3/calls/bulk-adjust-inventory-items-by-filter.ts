import type { inventoryV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { adjustItems, checkAdjustment } from '../by-filter/adjust-items.ts'

export const bulkAdjustInventoryItemsByFilter: Handler<typeof inventoryV3.bulkAdjustInventoryItemsByFilter> = (context, request) => {
  checkAdjustment(request.adjustment, 'adjustment')
  return beginJob(context, { kind: 'ADJUST_INVENTORY', request }, adjustItems)
}
