import { inventoryStatus, isForPreorder, isInStock, type StockLevel } from '../../catalogue/public.ts'

/** Whether the variant could be ordered without stock. */
const acceptsPreorders = ({ preorderLimit, preordered }: StockLevel): boolean => preorderLimit > preordered

/** Stock over all variants of a product. */
export const presentInventory = (variants: readonly StockLevel[]) => ({
  availabilityStatus: inventoryStatus(variants),
  preorderStatus: among(variants, acceptsPreorders, ['ENABLED', 'PARTIALLY_ENABLED', 'DISABLED']),
  preorderAvailability: among(variants, isForPreorder, ['ALL_VARIANTS', 'SOME_VARIANTS', 'NO_VARIANTS']),
})

function among<const Status>(
  variants: readonly StockLevel[],
  condition: (variant: StockLevel) => boolean,
  [all, some, none]: readonly [Status, Status, Status],
): Status {
  if (!variants.some(condition)) return none
  return variants.every(condition) ? all : some
}

export const presentStockStatus = (variant: StockLevel) => ({
  inStock: isInStock(variant),
  preorderEnabled: acceptsPreorders(variant),
})
