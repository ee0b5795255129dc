import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { deprecated, field, Free, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'
import { customTextMax, modifiersMax, optionChoicesMax, sectionsMax } from './limits.ts'
import { Media } from './media.ts'
import {
  CatalogueNumber,
  CostAndProfitData,
  Discount,
  NewPrice,
  NumericPropertyRange,
  PriceChange,
  PriceData,
  PricePerUnitData,
} from './prices.ts'
import { Dimensions, Variant } from './variants.ts'

/** The longest description of a product and text of a section, in characters of HTML. */
export const descriptionMax = 8000
export const sectionMax = 16_000

export const ProductType = Type.Enum(['unspecified_product_type', 'physical', 'digital'])

export const InventoryStatus = Type.Enum(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'])

/** Whether a product is in stock. `quantity` is the sum over its variants if stock is tracked. */
export const Stock = Shape({
  trackInventory: maybe(Type.Boolean(), 'Whether the stock of any variant is counted.'),
  quantity: maybeNull(Whole(0, 99_999), 'Units that can be sold, over all variants. Absent if stock isn’t tracked.'),
  inStock: deprecated(Type.Boolean(), 'Whether any variant is in stock.'),
  inventoryStatus: maybe(InventoryStatus, 'Whether all, some or none of the variants are in stock.'),
})

/** One choice of an option. For a colour, `value` is its code and `description` its name; otherwise both are the same text. */
export const Choice = Shape({
  value: maybe(Text(50, 1), 'Value of the choice; for a colour, its CSS code.'),
  description: maybe(Text(50, 1), 'Name of the choice as shoppers see it, and as `choices` name it.'),
  media: readOnly(Media, 'Pictures of the choice. Absent if it has none of its own.'),
  inStock: readOnly(Type.Boolean(), 'Whether a variant with this choice is in stock.'),
  visible: readOnly(Type.Boolean(), 'Whether a visible variant has this choice.'),
})

/** An option that a shopper selects, such as Size. */
export const ProductOption = Shape({
  optionType: readOnly(
    Type.Enum(['unspecified_option_type', 'drop_down', 'color']),
    'Whether shoppers choose from a list or from colours.',
  ),
  name: maybe(Text(50, 1), 'Name of the option, such as Size.'),
  choices: maybe(Type.Array(Choice, { minItems: 1, maxItems: optionChoicesMax }), 'The choices in the shop’s order.'),
})

/** A text that a shopper enters for an item, such as an engraving. Sent in the `options` of a catalogue reference. */
export const CustomTextField = Shape({
  title: maybe(Text(100), 'What the shopper is asked for, such as “Engraving”.'),
  maxLength: maybe(Whole(0, customTextMax), 'The longest text that can be entered, in characters.'),
  mandatory: maybe(Type.Boolean(), 'Whether the item can’t be bought without the text.'),
})

const AdditionalInfoSection = Shape({
  title: maybe(Text(50), 'Heading of the section, such as “Care”.'),
  description: maybe(Text(sectionMax), 'Text of the section in HTML.'),
})

/** The URL of the product's page: `base` is the site's address, `path` the path below it. */
export const ProductPageUrl = Shape({
  base: maybe(Type.String(), 'The site’s address, without a slash at the end.'),
  path: maybe(Type.String(), 'Path of the page below the site’s address.'),
})

const SeoTag = Shape({
  type: maybe(
    Type.String(),
    'Name of the HTML element: `title`, `meta`, `link`, or a `script` of the type `application/ld+json`. Others are kept, but left out of the page.',
  ),
  props: maybeNull(
    Free,
    'Attributes of the element. The page has `name`, `property` and `content` of `meta`, and `rel`, `href` and `hreflang` of a `link` that loads nothing, such as `canonical`.',
  ),
  meta: maybeNull(Free, 'Notes of editors about the element.'),
  children: maybe(Type.String(), 'Text of a `title`, or JSON of a `script`.'),
  custom: maybe(Type.Boolean(), 'Whether the shop added the element itself.'),
  disabled: maybe(Type.Boolean(), 'Whether the element is left out of the page.'),
})
const Keyword = Shape({
  term: maybe(Type.String(), 'The word or phrase.'),
  isMain: maybe(Type.Boolean(), 'Whether it is the main keyword of the page.'),
  origin: maybeNull(Text(1000), 'Where the keyword comes from.'),
})

/** Data of the product's page for search engines. */
export const SeoSchema = Shape({
  tags: maybe(Type.Array(SeoTag), 'HTML elements for the head of the page.'),
  settings: maybe(
    Shape({
      preventAutoRedirect: maybe(
        Type.Boolean(),
        'True if former addresses of the page don’t redirect to it. An address that it loses while this is true never does.',
      ),
      keywords: maybe(Type.Array(Keyword, { maxItems: 5 }), 'What people search for to find the page.'),
    }),
    'How the page is treated by search engines and redirects.',
  ),
})

const fields = {
  id: readOnly(Guid, 'ID of the product.'),
  name: maybeNull(Text(80, 1), 'Name of the product as shoppers see it.'),
  slug: maybe(Text(100), 'Last part of the address of the product’s page.'),
  visible: maybeNull(Type.Boolean(), 'Whether shoppers can see the product. Hidden ones are returned to owners and apps only.'),
  productType: maybe(ProductType, 'Whether the product is delivered or downloaded.'),
  description: maybeNull(Text(descriptionMax), 'What the product is, in HTML.'),
  sku: maybeNull(Text(40), 'The shop’s own number of the product. Absent if only its variants have one.'),
  weight: maybeNull(CatalogueNumber, 'Weight of one unit, in the shop’s unit of weight.'),
  weightRange: readOnly(NumericPropertyRange, 'The lowest and highest weight among the variants.'),
  productDimensions: maybe(Dimensions, 'Size of the product itself.'),
  packageDimensions: maybe(Dimensions, 'Size of the parcel it is sent in.'),
  stock: readOnly(Stock, 'Whether the product is in stock, over all variants.'),
  price: deprecated(PriceData, 'Price of the product, as in `priceData`.'),
  priceData: maybe(PriceData, 'Price and discount of the product; variants may have other prices.'),
  convertedPriceData: readOnly(PriceData, 'The price in the shopper’s currency; the shop’s, as long as it has only one.'),
  priceRange: readOnly(NumericPropertyRange, 'The lowest and highest discounted price among the variants.'),
  costAndProfitData: maybe(CostAndProfitData, 'Cost and profit, for owners and apps that send `includeMerchantSpecificData`.'),
  costRange: readOnly(NumericPropertyRange, 'The lowest and highest cost among the variants.'),
  pricePerUnitData: maybe(PricePerUnitData, 'Quantity that is sold, for a price per unit of measure.'),
  additionalInfoSections: maybe(
    Type.Array(AdditionalInfoSection, { maxItems: sectionsMax }),
    'Further sections of the product’s page, such as care instructions. Up to 20.',
  ),
  ribbons: deprecated(
    Type.Array(Shape({ text: maybe(Text(30), 'Text of the ribbon.') })),
    'Ribbons on the product’s picture, as in `ribbon`.',
  ),
  media: readOnly(Media, 'Pictures and videos of the product.'),
  customTextFields: maybe(
    Type.Array(CustomTextField, { maxItems: modifiersMax }),
    'Texts that the shopper enters with the item, such as an engraving.',
  ),
  manageVariants: maybeNull(Type.Boolean(), 'Whether each combination of choices has its own price and stock.'),
  productOptions: maybe(
    Type.Array(ProductOption, { maxItems: modifiersMax }),
    'What the shopper chooses, such as size and colour. Empty if there is only one variant.',
  ),
  productPageUrl: readOnly(ProductPageUrl, 'Address of the product’s page.'),
  numericId: readOnly(Type.String({ pattern: '^[0-9]{1,19}$' }), 'Number of the product, unique in the shop.'),
  inventoryItemId: readOnly(Type.String(), 'ID under which the stock of the product is kept.'),
  discount: maybe(Discount, 'The product’s own discount, which its prices already include.'),
  collectionIds: readOnly(Type.Array(CollectionId), 'IDs of the collections that have the product.'),
  variants: readOnly(
    Type.Array(Variant, { maxItems: 1000 }),
    'Combinations of choices that can be bought; hidden ones are left out for shoppers.',
  ),
  lastUpdated: readOnly(Instant, 'When the product was last changed.'),
  createdDate: readOnly(Instant, 'When the product was created.'),
  seoData: maybe(SeoSchema, 'Data of the product’s page for search engines.'),
  ribbon: maybeNull(Text(30), 'Short text on the product’s picture, such as “New”. Empty if there is none.'),
  brand: maybeNull(Text(50, 1), 'Brand of the product. Absent if it has none.'),
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

/** What can be written of a product. Null clears a value; a name, a price, the visibility and the rest can't be cleared. */
const written = {
  ...fields,
  name: maybe(Text(80, 1), 'Name of the product as shoppers see it.'),
  slug: maybe(
    Text(100, 1),
    'Last part of the address of the product’s page: letters, digits and hyphens, once in a shop. Made from the name of a new product.',
  ),
  visible: maybe(Type.Boolean(), 'Whether shoppers can see the product. True for a new one by default.'),
  priceData: maybe(PriceChange, 'Price of the product; each of its variants changes by the same amount.'),
  manageVariants: maybe(
    Type.Boolean(),
    'Whether each combination of choices has its own price and stock. False for a new product by default.',
  ),
  productDimensions: maybeNull(Dimensions, 'Size of the product itself. Null: unknown.'),
  packageDimensions: maybeNull(Dimensions, 'Size of the parcel it is sent in. Null: unknown.'),
  costAndProfitData: maybeNull(CostAndProfitData, 'What the product costs the shop, in `itemCost`. Null: unknown.'),
  discount: maybeNull(Discount, 'The product’s own discount. Null or NONE: there is none.'),
  pricePerUnitData: maybeNull(PricePerUnitData, 'Quantity that is sold, for a price per unit of measure. Null: none.'),
  seoData: maybeNull(SeoSchema, 'Data of the product’s page for search engines. Null: none.'),
}

/** A new product. It needs a name and a price. */
export const NewProduct = Shape({
  ...written,
  name: field(Text(80, 1), 'Name of the product as shoppers see it.'),
  priceData: field(NewPrice, 'Price of the product; each of its variants starts with it.'),
})

/** The fields of a product to change, with its ID. */
export const ProductChanges = Shape({ ...written, id: field(Guid, 'ID of the product.') })
