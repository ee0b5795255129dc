import { Type } from 'typebox'
import { modifiersMax } from '../catalogue/limits.ts'
import { MeasurementUnit } from '../catalogue/measurement-unit.ts'
import { Dimensions } from '../catalogue/variants.ts'
import { Guid, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { CatalogueAmount, PriceInfo, RevenueDetails } from './amounts.ts'
import { ProductMedia } from './media.ts'
import { OptionChoice } from './options.ts'

export const Weight = Type.Number({ minimum: 0, maximum: 999_999_999.99 })
const Quantity = Type.Number({ minimum: 0.01, maximum: 999_999_999.99 })

/** A quantity with its unit, such as 750 ML. */
export const PricePerUnitSettings = Shape({
  quantity: maybe(Quantity, 'The quantity, such as 750.'),
  measurementUnit: maybe(MeasurementUnit, 'Its unit, such as ML.'),
})

const PricePerUnit = Shape({
  settings: maybeNull(PricePerUnitSettings, 'What one unit contains. Null: unknown.'),
  value: readOnly(CatalogueAmount, 'Price per quantity of the product’s `physicalProperties.pricePerUnit`.'),
  description: readOnly(Text(100), 'The price as text, such as “€3.20 / 1 L”.'),
})

export const VariantPhysicalProperties = Shape({
  weight: maybeNull(Weight, 'Weight of one unit, in the shop’s unit of weight. Null: unknown.'),
  pricePerUnit: maybe(PricePerUnit, 'What one unit contains, and its price per unit of measure.'),
  productDimensions: maybeNull(Dimensions, 'Size of the item itself. Null: unknown.'),
  packageDimensions: maybeNull(Dimensions, 'Size of the parcel it is sent in. Null: unknown.'),
})

export const DigitalProperties = Shape({
  digitalFile: maybe(
    Shape({
      id: maybe(Text(500, 1), 'ID of the private file that buyers download.'),
      fileName: readOnly(Text(1000), 'Name of the file.'),
      fileSize: readOnly(Type.String(), 'Size of the file in bytes.'),
      fileType: readOnly(
        Type.Enum(['UNSPECIFIED', 'SECURE_PICTURE', 'SECURE_VIDEO', 'SECURE_DOCUMENT', 'SECURE_MUSIC', 'SECURE_ARCHIVE', 'SECURE_RAW']),
        'Kind of the file.',
      ),
    }),
    'File that buyers download once they have paid. All variants of a product have the same.',
  ),
})

export const InventoryStatus = Shape({
  inStock: maybe(Type.Boolean(), 'Whether the variant can be bought from stock.'),
  preorderEnabled: maybe(Type.Boolean(), 'Whether it can be ordered while it is out of stock.'),
})

export const variantFields = {
  id: maybeNull(Guid, 'ID of the variant. A new one has none; a product without options has one variant.'),
  visible: maybeNull(Type.Boolean(), 'Whether shoppers can see and buy the variant. True by default.'),
  sku: maybeNull(Text(40, 1), 'The shop’s own number of the variant.'),
  barcode: maybeNull(Text(40, 1), 'Barcode of the variant, once in a shop.'),
  choices: maybe(Type.Array(OptionChoice, { maxItems: modifiersMax }), 'A choice of each option of the product.'),
  price: maybe(PriceInfo, 'Price of the variant.'),
  revenueDetails: maybe(RevenueDetails, 'Cost and profit. On request, for owners and apps: MERCHANT_DATA.'),
  physicalProperties: maybe(VariantPhysicalProperties, 'Weight and sizes. For products that are delivered.'),
  digitalProperties: maybe(DigitalProperties, 'File to download. For digital products; owners and apps only.'),
}

export const Variant = Shape({
  ...variantFields,
  media: readOnly(ProductMedia, 'Picture of the variant: the first of its choices’.'),
  inventoryStatus: readOnly(InventoryStatus, 'Whether the variant can be bought.'),
  subscriptionPricesInfo: readOnly(
    Shape({ subscriptionPrices: maybe(Type.Array(Shape({}), { maxItems: 0 }), 'The prices: none, as there are no subscriptions yet.') }),
    'Prices of subscriptions. On request: SUBSCRIPTION_PRICES_INFO.',
  ),
})
