import type { Variant } from './product.ts'

type StockLevel = Pick<Variant, 'trackQuantity' | 'inStock' | 'quantity' | 'reserved'>

/** How many can be sold now; null if stock isn't tracked and the variant is in stock. */
export function availableQuantity({ trackQuantity, inStock, quantity, reserved }: StockLevel): number | null {
  if (trackQuantity) return Math.max(0, quantity - reserved)
  return inStock ? null : 0
}

export const isInStock = (variant: StockLevel): boolean => availableQuantity(variant) !== 0

export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'

export function inventoryStatus(variants: readonly StockLevel[]): InventoryStatus {
  if (variants.every(isInStock)) return variants.length > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'
  return variants.some(isInStock) ? 'PARTIALLY_OUT_OF_STOCK' : 'OUT_OF_STOCK'
}
