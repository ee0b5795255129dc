import { inventoryV3 } from '@stoa/contract'
import { created } from '../change/created.ts'
import type { StockTask } from './requests.ts'
import { retainLocation } from './retain-location.ts'
import { saveEach } from './save-each.ts'
import { variants } from './variants.ts'

export const createItems: StockTask<'CREATE_INVENTORY'> = {
  call: inventoryV3.bulkCreateInventoryItemsByVariantFilter,
  over: variants,
  check: (context, { locationId }) => retainLocation(context, locationId),
  change(context, { inventoryCreationData: { quantity = 0 } = {} }, held) {
    const { now } = context
    return saveEach(context, held, (stock) => (stock.hasItem ? stock : created(stock, { quantity }, { now })))
  },
}
