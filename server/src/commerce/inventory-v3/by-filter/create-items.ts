import { inventoryV3 } from '@stoa/contract'
import { created } from '../change/created.ts'
import type { ItemInput } from '../change/written.ts'
import { checkNewItems } from '../check-input.ts'
import type { Requests, StockTask } from './requests.ts'
import { retainLocation } from './retain-location.ts'
import { saveEach } from './save-each.ts'
import { variants } from './variants.ts'

export const createItems: StockTask<'CREATE_INVENTORY'> = {
  call: inventoryV3.bulkCreateInventoryItemsByVariantFilter,
  over: variants,
  check(context, request) {
    checkNewItems([inputOf(request)], () => 'inventoryCreationData')
    return retainLocation(context, request.locationId)
  },
  change(context, request, held) {
    const { now } = context
    return saveEach(context, held, (stock) => (stock.hasItem ? stock : created(stock, inputOf(request), { now })))
  },
}

/** What each new item has. */
const inputOf = ({ inventoryCreationData: { quantity = 0 } = {} }: Requests['CREATE_INVENTORY']): ItemInput => ({ quantity })
