import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { Image } from '../image.ts'
import { Guid, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'
import { CostAndProfitData, PriceData } from './prices.ts'

/** The selected choice of each option: `{ "Size": "M", "Colour": "Moss" }`. A product has at most six options. */
export const Choices = Type.Record(Type.String(), Text(50), { maxProperties: 6 })

const Length = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?$', description: 'a length of zero or more, in a string' })

/** The size of an item or its parcel, as decimal strings in one unit. */
export const Dimensions = Shape({
  length: maybeNull(Length),
  width: maybeNull(Length),
  height: maybeNull(Length),
  unit: maybe(Type.Enum(['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD'])),
})

/** Whether a variant is in stock. `quantity` is set if `trackQuantity` is true. */
export const VariantStock = Shape({
  trackQuantity: maybe(Type.Boolean()),
  quantity: maybeNull(Whole(0, 99_999)),
  inStock: maybe(Type.Boolean()),
})

const VariantData = Answered(
  Shape({
    priceData: maybe(PriceData),
    convertedPriceData: readOnly(PriceData),
    costAndProfitData: maybe(CostAndProfitData),
    weight: maybe(Type.Number({ minimum: 0 })),
    sku: maybe(Text(40)),
    visible: maybe(Type.Boolean()),
    productDimensions: maybe(Dimensions),
    packageDimensions: maybe(Dimensions),
  }),
  ['priceData', 'visible'],
)

/** One combination of choices that can be bought. A product without options has one variant, whose id is the zero UUID. */
export const Variant = Answered(
  Shape({ id: maybe(Guid), choices: maybe(Choices), variant: maybe(VariantData), stock: readOnly(VariantStock) }),
  ['id', 'choices', 'variant', 'stock'],
)

/** The variant that matches a shopper's choices, once every option is selected. */
export const SelectedVariant = Shape({
  price: maybe(PriceData),
  convertedPriceData: readOnly(PriceData),
  weight: maybeNull(Type.Number({ minimum: 0 })),
  sku: maybe(Text(40)),
  quantity: maybeNull(Whole(0, 99_999)),
  inStock: maybe(Type.Boolean()),
  visible: maybe(Type.Boolean()),
  productDimensions: maybe(Dimensions),
  packageDimensions: maybe(Dimensions),
})

const VideoResolution = Shape({
  url: maybe(Text(2000)),
  height: maybe(Type.Integer({ minimum: 0 })),
  width: maybe(Type.Integer({ minimum: 0 })),
  format: maybe(Text(50)),
})

const VariantMedia = Shape({
  image: maybe(Image),
  video: maybe(
    Shape({
      id: maybe(Text(500)),
      resolutions: readOnly(Type.Array(VideoResolution, { maxItems: 100 })),
      filename: readOnly(Type.Union([Type.String(), Type.Null()])),
    }),
  ),
})

/** The id of a variant across the catalogue: product id and variant id, joined by a hyphen. */
export const StoreVariantId = Type.String({
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}-[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  description: 'a product ID and a variant ID, joined by a hyphen',
})

/** A variant in a list of the whole catalogue. `managedVariant` is false if the product has no variants and this entry represents the product itself. */
export const StoreVariant = Answered(
  Shape({
    id: maybe(StoreVariantId),
    variantId: maybe(Guid),
    productId: maybe(Guid),
    variantName: maybe(Text(80, 1)),
    productName: maybe(Text(80, 1)),
    managedVariant: maybe(Type.Boolean()),
    sku: maybe(Text(40)),
    stock: maybe(VariantStock),
    choices: maybe(Choices),
    collectionIds: maybe(Type.Array(CollectionId)),
    media: readOnly(VariantMedia),
    preorderInfo: maybe(Shape({ enabled: maybe(Type.Boolean()), message: maybeNull(Text(250, 1)), limit: maybeNull(Whole(0, 100_000)) })),
  }),
  ['id', 'variantId', 'productId', 'productName', 'managedVariant', 'stock', 'choices', 'collectionIds'],
)
