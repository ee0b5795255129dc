import type { inventoryV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { updateItems } from '../by-filter/update-items.ts'

export const bulkUpdateInventoryItemsByFilter: Handler<typeof inventoryV3.bulkUpdateInventoryItemsByFilter> = (context, request) =>
  beginJob(context, { kind: 'UPDATE_INVENTORY', request }, updateItems)
