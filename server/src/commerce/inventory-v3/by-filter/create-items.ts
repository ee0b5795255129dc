import { inventoryV3 } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { retainLocations } from '../../locations/public.ts'
import { created } from '../change/created.ts'
import type { StockTask } from './requests.ts'
import { saveEach } from './save-each.ts'
import { variants } from './variants.ts'

export const createItems: StockTask<'CREATE_INVENTORY'> = {
  call: inventoryV3.bulkCreateInventoryItemsByVariantFilter,
  over: variants,
  check: (context, { locationId }) => requireLocation(context, locationId),
  async change(context, { locationId, inventoryCreationData: { quantity = 0 } = {} }, held) {
    await requireLocation(context, locationId)
    const { now } = context
    return saveEach(context, held, (stock) => (stock.hasItem ? stock : created(stock, { quantity }, { now })))
  },
}

/** It stays until the transaction ends. */
async function requireLocation(context: Context, id: string): Promise<void> {
  if (!(await retainLocations(context, [id])).has(id)) refuse('LOCATION_NOT_FOUND')
}
