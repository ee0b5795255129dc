export type { CatalogueItem, ItemReference, ItemRow } from './item.ts'
export { findItems, itemLookups, type ItemScope, type ItemSettings, itemsFrom } from './items.ts'
export { coverOf, presentMedia, presentPicture } from './present-media.ts'
export type { Money } from './present-prices.ts'
export { presentSeo } from './present-seo.ts'
export { presentSizes } from './present-sizes.ts'
export { presentDescriptionLines, presentText } from './present-text.ts'
export {
  findProductState,
  type ItemLookup,
  itemRows,
  itemRowsIn,
  itemRowsOfLines,
  productExists,
  productFrom,
  type ProductState,
  selectProductStates,
  stateWith,
  visibleTo as catalogueVisibleTo,
} from './store.ts'
export { showsPicture, withChanges } from './picture-changes/store.ts'
export {
  defaultVariantId,
  type ChoiceModifier,
  type InfoSection,
  type InventorySettings,
  isText,
  type OptionChoice,
  type Picture,
  type PreorderSettings,
  type PricePerUnit,
  type Product,
  type ProductOption,
  productsTable,
  type ProductWithVariants,
  type TextModifier,
  type Variant,
  variantsTable,
  visiblePictures,
} from './product.ts'
export { choicePicture } from './choice-picture.ts'
export { selectionOf } from './choice.ts'
export { availabilityOf } from './choices.ts'
export { currentPrice } from './price.ts'
export { unitPriceMinor } from './price-per-unit.ts'
export {
  inStockOfVariant,
  inventoryStatus,
  isForPreorder,
  isInStock,
  preorderLimitOf,
  purchasableQuantity,
  type StockLevel,
} from './stock.ts'
export { choiceKey } from './listing/columns.ts'
export { inStockCondition } from './listing/store.ts'
export { recordChanged } from './change/events.ts'
