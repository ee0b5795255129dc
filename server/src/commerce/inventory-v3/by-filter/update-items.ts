import { inventoryV3 } from '@stoa/contract'
import { requireFields } from '../../catalogue-jobs/public.ts'
import { written } from '../change/written.ts'
import { checkInput } from '../check-input.ts'
import { ofUpdates } from '../update-each.ts'
import { items } from './items.ts'
import type { StockTask } from './requests.ts'
import { saveEach } from './save-each.ts'

export const updateItems: StockTask<'UPDATE_INVENTORY'> = {
  call: inventoryV3.bulkUpdateInventoryItemsByFilter,
  over: items,
  check(_, { inventoryItem }) {
    requireFields('inventoryItem', inventoryItem)
    checkInput([inventoryItem], () => 'inventoryItem')
  },
  change: (context, { inventoryItem }, held) => saveEach(context, held, (stock) => written(stock, inventoryItem, ofUpdates)),
}
