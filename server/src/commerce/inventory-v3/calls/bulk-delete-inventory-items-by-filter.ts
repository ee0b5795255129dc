import type { inventoryV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { deleteItems } from '../by-filter/delete-items.ts'

export const bulkDeleteInventoryItemsByFilter: Handler<typeof inventoryV3.bulkDeleteInventoryItemsByFilter> = (context, request) =>
  beginJob(context, { kind: 'DELETE_INVENTORY', request }, deleteItems)
