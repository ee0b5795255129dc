import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { Image } from '../image.ts'
import { Guid, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'
import { CostAndProfitData, PriceData } from './prices.ts'

/** The selected choice of each option: `{ "Size": "M", "Colour": "Moss" }`. A product has at most six options. */
export const Choices = Type.Record(Type.String(), Text(50), { maxProperties: 6 })

const Length = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?$', form: 'a length of zero or more, in a string' })

/** The size of an item or its parcel, as decimal strings in one unit. */
export const Dimensions = Shape({
  length: maybeNull(Length, 'Length as a decimal in a string.'),
  width: maybeNull(Length, 'Width as a decimal in a string.'),
  height: maybeNull(Length, 'Height as a decimal in a string.'),
  unit: maybe(Type.Enum(['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD']), 'Unit of the three measures.'),
})

/** Whether a variant is in stock. `quantity` is set if `trackQuantity` is true. */
export const VariantStock = Shape({
  trackQuantity: maybe(Type.Boolean(), 'Whether the stock is counted. Otherwise `inStock` is set by hand.'),
  quantity: maybeNull(Whole(0, 99_999), 'Units that can be sold now. Absent if stock isn’t counted.'),
  inStock: maybe(Type.Boolean(), 'Whether the variant can be bought now.'),
})

const VariantData = Answered(
  Shape({
    priceData: maybe(PriceData, 'Price and discount of the variant.'),
    convertedPriceData: readOnly(PriceData, 'The price in the shopper’s currency; the shop’s, as long as it has only one.'),
    costAndProfitData: maybe(CostAndProfitData, 'Cost and profit, for owners and apps that send `includeMerchantSpecificData`.'),
    weight: maybe(Type.Number({ minimum: 0 }), 'Weight of one unit, in the shop’s unit of weight. 0 if unknown.'),
    sku: maybe(Text(40), 'The shop’s own number of the variant. Empty if it has none.'),
    visible: maybe(Type.Boolean(), 'Whether shoppers can see and buy the variant.'),
    productDimensions: maybe(Dimensions, 'Size of the item itself.'),
    packageDimensions: maybe(Dimensions, 'Size of the parcel it is sent in.'),
  }),
  ['priceData', 'visible'],
)

/** One combination of choices that can be bought. A product without options has one variant, whose id is the zero UUID. */
export const Variant = Answered(
  Shape({
    id: maybe(Guid, 'ID of the variant. The zero UUID if the product has no options.'),
    choices: maybe(Choices, 'The choice of each option, such as `{ "Size": "M" }`.'),
    variant: maybe(VariantData, 'Price, weight and number of the variant.'),
    stock: readOnly(VariantStock, 'Whether the variant is in stock.'),
  }),
  ['id', 'choices', 'variant', 'stock'],
)

/** The variant that matches a shopper's choices, once every option is selected. */
export const SelectedVariant = Shape({
  price: maybe(PriceData, 'Price and discount of the variant.'),
  convertedPriceData: readOnly(PriceData, 'The price in the shopper’s currency.'),
  weight: maybeNull(Type.Number({ minimum: 0 }), 'Weight of one unit, in the shop’s unit of weight.'),
  sku: maybe(Text(40), 'The shop’s own number of the variant.'),
  quantity: maybeNull(Whole(0, 99_999), 'Units that can be sold now. Absent if stock isn’t counted.'),
  inStock: maybe(Type.Boolean(), 'Whether the variant can be bought now.'),
  visible: maybe(Type.Boolean(), 'Whether shoppers can see and buy the variant.'),
  productDimensions: maybe(Dimensions, 'Size of the item itself.'),
  packageDimensions: maybe(Dimensions, 'Size of the parcel it is sent in.'),
})

const VideoResolution = Shape({
  url: maybe(Text(2000), 'Address of the video at this size.'),
  height: maybe(Type.Integer({ minimum: 0 }), 'Height in pixels.'),
  width: maybe(Type.Integer({ minimum: 0 }), 'Width in pixels.'),
  format: maybe(Text(50), 'Format of the file, such as `mp4`.'),
})

const VariantMedia = Shape({
  image: maybe(Image, 'Picture of the variant.'),
  video: maybe(
    Shape({
      id: maybe(Text(500), 'ID of the video in the media store.'),
      resolutions: readOnly(Type.Array(VideoResolution, { maxItems: 100 }), 'The video in its resolutions.'),
      filename: readOnly(Type.Union([Type.String(), Type.Null()]), 'Name of the file that was uploaded.'),
    }),
    'Video of the variant.',
  ),
})

/** The id of a variant across the catalogue: product id and variant id, joined by a hyphen. */
export const StoreVariantId = Type.String({
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}-[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  form: 'a product ID and a variant ID, joined by a hyphen',
})

/** A variant in a list of the whole catalogue. `managedVariant` is false if the product has no variants and this entry represents the product itself. */
export const StoreVariant = Answered(
  Shape({
    id: maybe(StoreVariantId, 'Product ID and variant ID, joined by a hyphen.'),
    variantId: maybe(Guid, 'ID of the variant within its product. The zero UUID if the product has no options.'),
    productId: maybe(Guid, 'ID of the product.'),
    variantName: maybe(Text(80), 'The choices of the variant, joined by “ | ”. Empty if the product has no options.'),
    productName: maybe(Text(80, 1), 'Name of the product as shoppers see it.'),
    managedVariant: maybe(Type.Boolean(), 'False if the product has no variants and the entry represents the product itself.'),
    sku: maybe(Text(40), 'The shop’s own number of the variant. Empty if it has none.'),
    stock: maybe(VariantStock, 'Whether the variant is in stock.'),
    choices: maybe(Choices, 'The choice of each option, such as `{ "Size": "M" }`.'),
    collectionIds: maybe(Type.Array(CollectionId), 'IDs of the collections that have the product.'),
    media: readOnly(VariantMedia, 'Picture or video of the variant.'),
    preorderInfo: maybe(
      Shape({
        enabled: maybe(Type.Boolean(), 'Whether preorders are accepted now, while the variant is out of stock.'),
        message: maybeNull(Text(250, 1), 'What shoppers read about the preorder. Null for a general sentence.'),
        limit: maybeNull(Whole(0, 100_000), 'Number of preorders that are accepted of each variant. Null for no limit.'),
      }),
      'Whether the variant can be ordered before it is in stock.',
    ),
  }),
  ['id', 'variantId', 'productId', 'variantName', 'productName', 'managedVariant', 'sku', 'stock', 'choices', 'collectionIds'],
)
