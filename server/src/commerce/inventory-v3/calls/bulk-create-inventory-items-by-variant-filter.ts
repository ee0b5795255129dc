import type { inventoryV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { createItems } from '../by-filter/create-items.ts'

export const bulkCreateInventoryItemsByVariantFilter: Handler<typeof inventoryV3.bulkCreateInventoryItemsByVariantFilter> = (
  context,
  request,
) => beginJob(context, { kind: 'CREATE_INVENTORY', request }, createItems)
