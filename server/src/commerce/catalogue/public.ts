export type { CatalogueItem, ItemReference, ItemRow } from './item.ts'
export { findItems, itemLookups, type ItemScope, type ItemSettings, itemsFrom } from './items.ts'
export { presentMedia } from './present-media.ts'
export { presentDescriptionLines, presentText } from './present-text.ts'
export { type ItemLookup, itemRows, itemRowsIn, itemRowsOfLines, productExists } from './store.ts'
export { coverOf } from './present-media.ts'
export { showsPicture, withChanges } from './picture-changes/store.ts'
export { defaultVariantId, type Picture, type InventorySettings, type PreorderSettings, visiblePictures } from './product.ts'
export {
  availableQuantity,
  isForPreorder,
  isInStock,
  preorderLimitOf,
  purchasableQuantity,
  type StockLevel,
  unlimitedPreorders,
} from './stock.ts'
