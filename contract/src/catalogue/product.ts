import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { deprecated, Free, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'
import { Media } from './media.ts'
import { CatalogueNumber, CostAndProfitData, Discount, NumericPropertyRange, PriceData, PricePerUnitData } from './prices.ts'
import { Dimensions, Variant } from './variants.ts'

export const ProductType = Type.Enum(['unspecified_product_type', 'physical', 'digital'])

export const InventoryStatus = Type.Enum(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'])

/** Whether a product is in stock. `quantity` is the sum over its variants if stock is tracked. */
export const Stock = Shape({
  trackInventory: maybe(Type.Boolean()),
  quantity: maybeNull(Whole(0, 99_999)),
  inStock: deprecated(Type.Boolean()),
  inventoryStatus: maybe(InventoryStatus),
})

/** One choice of an option. For a colour, `value` is its code and `description` its name; otherwise both are the same text. */
export const Choice = Shape({
  value: maybe(Text(50, 1)),
  description: maybe(Text(50, 1)),
  media: readOnly(Media),
  inStock: readOnly(Type.Boolean()),
  visible: readOnly(Type.Boolean()),
})

/** An option that a shopper selects, such as Size. */
export const ProductOption = Shape({
  optionType: readOnly(Type.Enum(['unspecified_option_type', 'drop_down', 'color'])),
  name: maybe(Text(50, 1)),
  choices: maybe(Type.Array(Choice, { minItems: 1, maxItems: 100 })),
})

/** A text that a shopper enters for an item, such as an engraving. Sent in the `options` of a catalogue reference. */
export const CustomTextField = Shape({ title: maybe(Text(100)), maxLength: maybe(Whole(0, 500)), mandatory: maybe(Type.Boolean()) })

const AdditionalInfoSection = Shape({ title: maybe(Text(50)), description: maybe(Text(16_000)) })

/** The URL of the product's page: `base` is the site's address, `path` the path below it. */
export const ProductPageUrl = Shape({ base: maybe(Type.String()), path: maybe(Type.String()) })

const SeoTag = Shape({
  type: maybe(Type.String()),
  props: maybeNull(Free),
  meta: maybeNull(Free),
  children: maybe(Type.String()),
  custom: maybe(Type.Boolean()),
  disabled: maybe(Type.Boolean()),
})
const Keyword = Shape({ term: maybe(Type.String()), isMain: maybe(Type.Boolean()), origin: maybeNull(Text(1000)) })

/** Data of the product's page for search engines. */
export const SeoSchema = Shape({
  tags: maybe(Type.Array(SeoTag)),
  settings: maybe(Shape({ preventAutoRedirect: maybe(Type.Boolean()), keywords: maybe(Type.Array(Keyword, { maxItems: 5 })) })),
})

const fields = {
  id: readOnly(Guid),
  name: maybeNull(Text(80, 1)),
  slug: maybe(Text(100)),
  visible: maybeNull(Type.Boolean()),
  productType: maybe(ProductType),
  description: maybeNull(Text(8000)),
  sku: maybeNull(Text(40)),
  weight: maybeNull(CatalogueNumber),
  weightRange: readOnly(NumericPropertyRange),
  productDimensions: maybe(Dimensions),
  packageDimensions: maybe(Dimensions),
  stock: readOnly(Stock),
  price: deprecated(PriceData),
  priceData: maybe(PriceData),
  convertedPriceData: readOnly(PriceData),
  priceRange: readOnly(NumericPropertyRange),
  costAndProfitData: maybe(CostAndProfitData),
  costRange: readOnly(NumericPropertyRange),
  pricePerUnitData: maybe(PricePerUnitData),
  additionalInfoSections: maybe(Type.Array(AdditionalInfoSection)),
  ribbons: deprecated(Type.Array(Shape({ text: maybe(Text(30)) }))),
  media: readOnly(Media),
  customTextFields: readOnly(Type.Array(CustomTextField)),
  manageVariants: maybeNull(Type.Boolean()),
  productOptions: maybe(Type.Array(ProductOption, { maxItems: 6 })),
  productPageUrl: readOnly(ProductPageUrl),
  numericId: readOnly(Type.String({ pattern: '^[0-9]{1,19}$' })),
  inventoryItemId: readOnly(Type.String()),
  discount: maybe(Discount),
  collectionIds: readOnly(Type.Array(CollectionId)),
  variants: readOnly(Type.Array(Variant, { maxItems: 1000 })),
  lastUpdated: readOnly(Instant),
  createdDate: readOnly(Instant),
  seoData: maybe(SeoSchema),
  ribbon: maybeNull(Text(30)),
  brand: maybeNull(Text(50, 1)),
}

/** A product of the catalogue. Amounts are JSON numbers in the site's currency. `costAndProfitData` and `costRange`, here and in the variants, are only
 *  returned to owners and apps that send `includeMerchantSpecificData`. */
export const Product = Answered(Shape(fields), [
  'id',
  'name',
  'slug',
  'visible',
  'productType',
  'stock',
  'priceData',
  'priceRange',
  'media',
  'manageVariants',
  'productOptions',
  'customTextFields',
  'additionalInfoSections',
  'discount',
  'collectionIds',
  'variants',
  'numericId',
  'lastUpdated',
  'createdDate',
])
