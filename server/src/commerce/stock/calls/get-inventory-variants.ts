import type { stock } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentInventory } from '../inventory/present.ts'
import { findInventory } from '../inventory/store.ts'

export const getInventoryVariants: Handler<typeof stock.getInventoryVariants> = async (
  context,
  { inventoryId, productId = inventoryId, variantIds },
) => {
  if (productId !== inventoryId) refuse('INVENTORY_ITEM_NOT_FOUND')
  const row = (await findInventory(context, inventoryId)) ?? refuse('INVENTORY_ITEM_NOT_FOUND')
  return { inventoryItem: presentInventory(row, variantIds) }
}
