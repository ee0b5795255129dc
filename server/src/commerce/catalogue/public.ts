export type { CatalogueItem, ItemReference, ItemRow } from './item.ts'
export { findItems, itemLookups, type ItemScope, type ItemSettings, itemsFrom } from './items.ts'
export { coverOf, presentMedia, presentPicture } from './present-media.ts'
export type { Money } from './present-prices.ts'
export { type InCollections, mainCategoryIdOf, mainCategoryOf } from './main-category.ts'
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
  stateJson,
  stateWith,
  visibleTo as catalogueVisibleTo,
} from './store.ts'
export { showsPicture, withChanges } from './picture-changes/store.ts'
export {
  defaultVariantId,
  type ChoiceModifier,
  type Contents,
  type Discount,
  hasChoices,
  type InfoSection,
  type InventorySettings,
  isText,
  type Modifier,
  type OptionChoice,
  type Picture,
  type PreorderSettings,
  type PricePerUnit,
  type Product,
  type ProductDoc,
  type ProductOption,
  productsTable,
  type ProductWithVariants,
  type TextModifier,
  uniqueIdOf,
  uniqueIdOfVariant,
  type Variant,
  type VariantDoc,
  variantsTable,
  visiblePictures,
} from './product.ts'
export { choicePicture } from './choice-picture.ts'
export { readChoice, selectionOf } from './choice.ts'
export { availabilityOf } from './choices.ts'
export { currentPrice, isAmount, numberMax, priceOfProduct } from './price.ts'
export { isSameKind } from './measurement-unit.ts'
export { findBarcodes } from './barcodes/store.ts'
export { findWordSearch } from './search/word-search/find-word-search.ts'
export type { WordField, WordSearch } from './search/word-search/request.ts'
export { productRank, productSearchCondition, variantRank, variantSearchCondition } from './search/word-search/store.ts'
export { contentsOf, quantitiesOf, unitPriceMinor } from './price-per-unit.ts'
export {
  availableQuantity,
  hasTrackedPieces,
  inStockOfVariant,
  inventoryStatus,
  isForPreorder,
  isInStock,
  noItem,
  preorderLimitOf,
  purchasableQuantity,
  type StockLevel,
  unlimitedPreorders,
} from './stock.ts'
export { choiceKey } from './listing/columns.ts'
export { inStockCondition, sellableCondition } from './listing/store.ts'
export { recordChanged } from './change/events.ts'
export { nameOfSection } from './parts/name-of-section.ts'
export { partIdsOf } from './parts/part-ids.ts'
export { choiceFrom, renderTypeOf } from './parts/resolve-parts.ts'
export { discountViolation, readDiscount } from './change/discount.ts'
export { withMedia } from './change/apply-media.ts'
export { theOnlyVariant } from './change/apply-options.ts'
export { withExtendedFields } from './change/extended-fields.ts'
export { isShowable, pictureOf } from './change/media-facts.ts'
export { repeats, twice } from './change/names.ts'
export { emptyProduct } from './change/new-product.ts'
export { deleteLocked, insertProducts, saveProducts } from './change/save.ts'
export { madeLengthMax, slugViolations } from './change/slug.ts'
export { lockProducts, nextNumericIds, slugsInUse, uniqueIdsInUse, usedSlugs } from './change/store.ts'
export { readVersions, restoreOver } from './versions/restore-over.ts'
export { retainedForDays } from './versions/version.ts'
export { presentProductOnce } from './present-product-once.ts'
export { readCorrected } from './search/correct.ts'
export { listedSearch } from './search/listed-search.ts'
export { type ExplainedRow, selectExplained } from './search/explained/store.ts'
export { countListed as countMatching, selectListed as selectMatching } from './listing/store.ts'
export { productsTarget } from './targets.ts'
export { viewFor } from './view.ts'
