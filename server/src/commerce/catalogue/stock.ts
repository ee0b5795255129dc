import type { PreorderSettings, Variant } from './product.ts'

type Pieces = Pick<Variant, 'trackQuantity' | 'inStock' | 'quantity' | 'reserved'>
export type StockLevel = Pieces & Pick<Variant, 'preordered' | 'preorderLimit'>

/** The `preorderLimit` of variants without one. */
export const unlimitedPreorders = 1_000_000_000

/** How many more than the stock can be ordered of each variant of a product. */
export const preorderLimitOf = (preorder: PreorderSettings | undefined): number =>
  preorder?.enabled ? (preorder.limit ?? unlimitedPreorders) : 0

/** The stock of a variant without an inventory item: it can't be bought, and not be preordered either. */
export const noItem = { hasItem: false, trackQuantity: false, inStock: false, quantity: 0, preordered: 0, preorderLimit: 0 } as const

/** How many are in stock; null if stock isn't tracked and the variant is in stock. */
export function availableQuantity({ trackQuantity, inStock, quantity, reserved }: Pieces): number | null {
  if (trackQuantity) return Math.max(0, quantity - reserved)
  return inStock ? null : 0
}

/** `isInStock` of a row of variants, in SQL. */
export const inStockOfVariant = 'case when variants.track_quantity then variants.quantity > variants.reserved else variants.in_stock end'

/** Whether the stock of a variant is tracked, and some can be sold or is owed. */
export const hasTrackedPieces = ({
  trackQuantity,
  quantity,
  reserved,
  preordered,
}: Omit<StockLevel, 'inStock' | 'preorderLimit'>): boolean => trackQuantity && quantity - reserved - preordered !== 0

export const isInStock = (variant: Pieces): boolean => availableQuantity(variant) !== 0

/** Whether the variant is out of stock and can be ordered all the same. */
export const isForPreorder = (variant: StockLevel): boolean => !isInStock(variant) && variant.preorderLimit > variant.preordered

/** How many can be bought now, from the stock or, without any, as a preorder; null without a limit. */
export function purchasableQuantity(variant: StockLevel): number | null {
  if (!isForPreorder(variant)) return availableQuantity(variant)
  return variant.preorderLimit === unlimitedPreorders ? null : variant.preorderLimit - variant.preordered
}

export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'

export function inventoryStatus(variants: readonly Pieces[]): InventoryStatus {
  if (variants.every(isInStock)) return variants.length > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'
  return variants.some(isInStock) ? 'PARTIALLY_OUT_OF_STOCK' : 'OUT_OF_STOCK'
}
