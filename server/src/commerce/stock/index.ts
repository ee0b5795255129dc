import type { stock as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { adjustStock } from './calls/adjust-stock.ts'
import { decrementInventory } from './calls/decrement-inventory.ts'
import { getInventoryVariants } from './calls/get-inventory-variants.ts'
import { incrementInventory } from './calls/increment-inventory.ts'
import { moveStock } from './calls/move-stock.ts'
import { queryInventory } from './calls/query-inventory.ts'
import { queryLowStock } from './calls/query-low-stock.ts'
import { queryStockMovements } from './calls/query-stock-movements.ts'
import { queryStock } from './calls/query-stock.ts'
import { updateInventoryVariants } from './calls/update-inventory-variants.ts'
import { updateLowStockThresholds } from './calls/update-low-stock-thresholds.ts'

export const stock: Handlers<typeof contract> = {
  updateInventoryVariants,
  decrementInventory,
  incrementInventory,
  getInventoryVariants,
  queryInventory,
  queryLowStock,
  queryStock,
  adjustStock,
  moveStock,
  queryStockMovements,
  updateLowStockThresholds,
}

export { loadMovements, type PastMovement } from './load.ts'
export { recordMovements } from './movements/record-movements.ts'
export { recordReplacedVariants } from './replaced-variants.ts'
