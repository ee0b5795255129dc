import { inventoryV3 } from '@stoa/contract'
import { requireCondition } from '../../catalogue-jobs/public.ts'
import { deleted } from '../change/created.ts'
import { items } from './items.ts'
import type { StockTask } from './requests.ts'
import { saveEach } from './save-each.ts'

export const deleteItems: StockTask<'DELETE_INVENTORY'> = {
  call: inventoryV3.bulkDeleteInventoryItemsByFilter,
  over: items,
  check: (_, { filter }) => requireCondition(filter),
  change: (context, _, held) => saveEach(context, held, deleted),
}
