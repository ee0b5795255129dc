import type { inventoryV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentWithProduct } from '../items/present.ts'
import { findItem } from '../items/store.ts'

export const getInventoryItem: Handler<typeof inventoryV3.getInventoryItem> = async (context, { inventoryItemId }) => ({
  inventoryItem: presentWithProduct((await findItem(context, inventoryItemId)) ?? refuse('INVENTORY_ITEM_NOT_FOUND')),
})
