import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { additionalRibbonsMax, modifiersMax, sectionsMax, tagLengthMax, tagsMax } from '../catalogue/limits.ts'
import { SeoSchema } from '../catalogue/product.ts'
import { Breadcrumb } from '../categories/breadcrumb.ts'
import { arrangedItemsMax } from '../categories/limits.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { ExtendedFields } from '../extended-fields.ts'
import { RichContent, richContentMax } from '../rich-content.ts'
import { Currency, field, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'
import { AmountRange, CatalogueAmount } from './amounts.ts'
import { MediaInfo } from './media.ts'
import { ConnectedModifier, ConnectedOption } from './options.ts'
import { PricePerUnitSettings, Variant } from './variant.ts'

/** The revision of an entity: a whole number in a string, one higher with each change. */
export const EntityRevision = Type.String({ pattern: '^[1-9][0-9]{0,18}$', form: 'the number of a revision, in a string' })

export const ProductTypeV3 = Type.Enum(['PHYSICAL', 'DIGITAL'])
const TagIds = Shape({ tagIds: maybe(Type.Array(Text(tagLengthMax, 1), { maxItems: tagsMax }), 'IDs of the tags.') })

/** Tags of a product by their IDs. */
export const Tags = Shape({
  privateTags: maybe(TagIds, 'Tags that only owners and apps see.'),
  publicTags: maybe(TagIds, 'Tags that everyone sees.'),
})

const Brand = Shape({
  id: maybeNull(Guid, 'ID of the brand.'),
  name: maybeNull(Text(50, 1), 'Name of the brand. Without an ID, the brand of this name is found, or created.'),
})
const Ribbon = Shape({
  id: maybeNull(Guid, 'ID of the ribbon.'),
  name: maybeNull(Text(30, 1), 'Text of the ribbon. Without an ID, the ribbon of this text is found, or created.'),
})
const InfoSection = Shape({
  id: maybeNull(Guid, 'ID of the section.'),
  uniqueName: maybeNull(
    Text(100, 1),
    'Name of the section in the dashboard. Without an ID, the section of this name is found, or created.',
  ),
  title: maybeNull(Text(50, 1), 'Heading of the section.'),
  description: maybe(RichContent, 'Text of the section. On request: INFO_SECTION_DESCRIPTION.'),
  plainDescription: maybeNull(Text(richContentMax), 'Text of the section in HTML. On request: INFO_SECTION_PLAIN_DESCRIPTION.'),
})
const categoryId = maybe(CollectionId, 'ID of the category.')
const Categories = Shape({ categories: maybe(Type.Array(Shape({ id: categoryId })), 'Categories of the product.') })
const index = maybe(
  Type.Integer({ minimum: 0, maximum: arrangedItemsMax - 1 }),
  'How many products are before it in the manual order of the category. Absent after the first 100, and in other orders.',
)
const DirectCategories = Shape({ categories: maybe(Type.Array(Shape({ id: categoryId, index })), 'Categories of the product.') })
/** The unit of weights. */
export const WeightUnitInfo = Shape({ weightMeasurementUnit: maybe(Type.Enum(['KG', 'LB']), 'Unit of all weights of the shop.') })

const PageUrl = Shape({
  relativePath: maybe(Type.String(), 'Path of the page below the site’s address.'),
  url: maybeNull(Type.String(), 'Full address of the page.'),
})
const PhysicalProperties = Shape({
  pricePerUnit: maybeNull(PricePerUnitSettings, 'Quantity that prices per unit of measure refer to, such as 1 L. Null: none.'),
  shippingWeightRange: readOnly(
    Shape({ minValue: maybe(Type.Number(), 'The lowest weight.'), maxValue: maybe(Type.Number(), 'The highest weight.') }),
    'Lowest and highest weight among the variants.',
  ),
  pricePerUnitRange: readOnly(
    Shape({
      minValue: maybe(
        Shape({ value: maybe(CatalogueAmount, 'Price of the quantity.'), description: maybe(Type.String(), 'The price as text.') }),
        'The lowest price per unit of measure.',
      ),
      maxValue: maybe(
        Shape({ value: maybe(CatalogueAmount, 'Price of the quantity.'), description: maybe(Type.String(), 'The price as text.') }),
        'The highest price per unit of measure.',
      ),
    }),
    'Lowest and highest price per unit of measure among the variants.',
  ),
  weightMeasurementUnitInfo: readOnly(WeightUnitInfo, 'Unit of weights. On request: WEIGHT_MEASUREMENT_UNIT_INFO.'),
})

const fields = {
  id: readOnly(Guid, 'ID of the product.'),
  revision: readOnly(EntityRevision, 'Revision of the product.'),
  createdDate: readOnly(Instant, 'When the product was created.'),
  updatedDate: readOnly(Instant, 'When the product was last changed.'),
  name: maybe(Text(80, 1), 'Name of the product as shoppers see it.'),
  slug: maybe(Text(100, 1), 'Last part of the address of the product’s page. Made from the name of a new product.'),
  url: readOnly(PageUrl, 'Address of the product’s page. On request: URL.'),
  description: maybeNull(RichContent, 'What the product is, as rich text. On request: DESCRIPTION.'),
  plainDescription: maybeNull(
    Text(richContentMax),
    'What the product is, in HTML. `description` is the same text: of the two, only one can be changed at a time. On request: PLAIN_DESCRIPTION.',
  ),
  visible: maybe(Type.Boolean(), 'Whether shoppers can see the product. True for a new one by default.'),
  media: maybe(MediaInfo, 'Pictures and videos.'),
  seoData: maybeNull(SeoSchema, 'Data of the product’s page for search engines.'),
  options: maybe(Type.Array(ConnectedOption, { maxItems: modifiersMax }), 'What the variants differ in. Sent together with all variants.'),
  modifiers: maybe(Type.Array(ConnectedModifier, { maxItems: modifiersMax }), 'What shoppers choose or write besides.'),
  brand: maybeNull(Brand, 'Brand of the product. Null: none.'),
  infoSections: maybe(
    Type.Array(InfoSection, { maxItems: sectionsMax }),
    'Further texts of the page, such as care. On request: INFO_SECTION.',
  ),
  ribbon: maybeNull(Ribbon, 'Short text on the picture of the product. Null: none.'),
  additionalRibbons: maybe(Type.Array(Ribbon, { maxItems: additionalRibbonsMax }), 'Ribbons besides the first one.'),
  directCategoriesInfo: readOnly(DirectCategories, 'Categories that the product was added to. On request: DIRECT_CATEGORIES_INFO.'),
  allCategoriesInfo: readOnly(Categories, 'These and all categories above them. On request: ALL_CATEGORIES_INFO.'),
  mainCategoryId: maybeNull(CollectionId, 'Category that the breadcrumbs of the page lead through. Null: the first.'),
  breadcrumbsInfo: readOnly(
    Shape({
      breadcrumbs: maybe(Type.Array(Breadcrumb), 'Categories from the top to the main category.'),
    }),
    'Way to the main category. On request: BREADCRUMBS_INFO.',
  ),
  productType: maybe(ProductTypeV3, 'Whether the product is delivered or downloaded. It can’t be changed.'),
  handle: readOnly(Text(100), 'Name of the product in imports: its slug.'),
  currency: readOnly(Currency, 'Currency of all amounts. On request: CURRENCY.'),
  physicalProperties: maybe(PhysicalProperties, 'For products that are delivered.'),
  inventory: readOnly(
    Shape({
      availabilityStatus: maybe(
        Type.Enum(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK']),
        'Whether all, some or no variants are in stock.',
      ),
      preorderStatus: maybe(Type.Enum(['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED']), 'Whether variants accept preorders.'),
      preorderAvailability: maybe(
        Type.Enum(['ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS']),
        'Which variants can be preordered now, as they are out of stock.',
      ),
    }),
    'Stock over all variants.',
  ),
  costRange: readOnly(AmountRange, 'Lowest and highest cost. On request, for owners and apps: MERCHANT_DATA.'),
  actualPriceRange: readOnly(AmountRange, 'Lowest and highest price that shoppers pay.'),
  compareAtPriceRange: readOnly(AmountRange, 'Lowest and highest price before a reduction. Absent if no variant is reduced.'),
  variantsInfo: maybe(
    Shape({ variants: maybe(Type.Array(Variant, { minItems: 1, maxItems: 1000 }), 'All variants in the shop’s order.') }),
    'The variants. Lists have none.',
  ),
  variantSummary: readOnly(
    Shape({
      variantCount: maybe(Whole(0, 1000), 'Number of variants.'),
      minPriceVariant: maybe(Variant, 'The variant with the lowest price. On request: MIN_PRICE_VARIANT.'),
    }),
    'Number of variants, and the cheapest one.',
  ),
  extendedFields: maybe(ExtendedFields, 'Fields of apps and of the shop.'),
  tags: maybe(Tags, 'Tags of the product.'),
}

const readVariants = maybe(
  Shape({ variants: maybe(Type.Array(Variant, { maxItems: 1000 }), 'All variants that the caller can see, in the shop’s order.') }),
  'The variants. Lists have none.',
)

/** A product of the catalogue V3. It is the same product as that of V1, in another shape (decision 0143). */
export const ProductV3 = Answered(Shape({ ...fields, variantsInfo: readVariants }), [
  'id',
  'revision',
  'createdDate',
  'updatedDate',
  'name',
  'slug',
  'visible',
  'media',
  'options',
  'modifiers',
  'productType',
  'handle',
  'inventory',
  'actualPriceRange',
  'variantSummary',
])

/** What of a product doesn't depend on its variants. */
export const productFields = fields

/** A new product: a name, a type and at least one variant. */
export const NewProductV3 = Shape({
  ...fields,
  name: field(Text(80, 1), 'Name of the product as shoppers see it.'),
  productType: field(ProductTypeV3, 'Whether the product is delivered or downloaded.'),
  variantsInfo: field(
    Shape({ variants: field(Type.Array(Variant, { minItems: 1, maxItems: 1000 }), 'All variants: one if there are no options.') }),
    'The variants of the product.',
  ),
})

/** The fields of a product to change, with its ID and the revision that was read. */
export const ProductChangesV3 = Shape({
  ...fields,
  id: field(Guid, 'ID of the product.'),
  revision: field(EntityRevision, 'Revision that was read. If the product has changed since, the call is refused.'),
})
