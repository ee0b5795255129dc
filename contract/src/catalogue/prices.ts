import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Currency, field, maybe, maybeNull, readOnly, Shape } from '../scalars.ts'
import { MeasurementUnit } from './measurement-unit.ts'

/** An amount or weight of the catalogue. Unlike elsewhere on the wire it is a JSON number, from 0 to 999999999.99. */
export const CatalogueNumber = Type.Number({ minimum: 0, maximum: 999_999_999.99 })

const FormattedPrice = Shape({
  price: field(Type.String(), '`price` as text in the site’s locale.'),
  discountedPrice: field(Type.String(), '`discountedPrice` as text in the site’s locale.'),
  pricePerUnit: readOnly(Type.Union([Type.String(), Type.Null()]), '`pricePerUnit` as text. Null if the product has none.'),
})

const price = {
  currency: readOnly(Currency, 'Currency of the amounts, as a three-letter ISO 4217 code.'),
  price: maybeNull(CatalogueNumber, 'Price before the product’s discount, as a number in the currency’s main unit.'),
  discountedPrice: readOnly(CatalogueNumber, 'Price that the shopper pays. Equals `price` without a discount.'),
  formatted: readOnly(FormattedPrice, 'The same prices as text in the site’s locale.'),
  pricePerUnit: readOnly(
    Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
    'Price per base unit of measure, such as per litre. Null if the product has none.',
  ),
}

/** The price of an item. `discountedPrice` is what the shopper pays; without a discount it equals `price`. `formatted` has both as localized text. */
export const PriceData = Answered(Shape(price), ['currency', 'price', 'discountedPrice', 'formatted'])

/** A price that is written: of a new item it can't be left out. */
export const NewPrice = Shape({
  ...price,
  price: field(CatalogueNumber, 'Price before a discount, as a number in the currency’s main unit.'),
})
export const PriceChange = Shape({
  ...price,
  price: maybe(CatalogueNumber, 'Price before a discount, as a number in the currency’s main unit.'),
})

/** The lowest and highest value among a product's variants. */
export const NumericPropertyRange = Shape({
  minValue: maybe(Type.Number(), 'The lowest value among the variants.'),
  maxValue: maybe(Type.Number(), 'The highest value among the variants.'),
})

/** Cost and profit of an item. `profitMargin` is a fraction of one. Only set for owners and apps. */
export const CostAndProfitData = Shape({
  itemCost: maybeNull(CatalogueNumber, 'What the item costs the shop, as a number.'),
  formattedItemCost: readOnly(Type.String(), '`itemCost` as text in the site’s locale.'),
  profit: readOnly(
    Type.Number({ maximum: 999_999_999.99 }),
    'Price after the discount minus cost; negative if the item is sold at a loss.',
  ),
  formattedProfit: readOnly(Type.String(), 'Size of `profit` as text, without its sign.'),
  profitMargin: readOnly(Type.Number({ maximum: 1 }), 'Profit as a fraction of the price after the discount: 0.4 is 40%. 0 if that is 0.'),
})

const Quantity = Type.Number({ minimum: 0.01, maximum: 999_999_999.99 })

/** The quantity that is sold, and the quantity that its unit price refers to: 750 ML, priced per 1 L. */
export const PricePerUnitData = Shape({
  totalQuantity: maybe(Quantity, 'Quantity in one item, such as 750 for 750 ML.'),
  totalMeasurementUnit: maybe(MeasurementUnit, 'Unit of `totalQuantity`.'),
  baseQuantity: maybe(Quantity, 'Quantity that the unit price refers to, such as 1 for 1 L.'),
  baseMeasurementUnit: maybe(MeasurementUnit, 'Unit of `baseQuantity`.'),
})

/** A discount on a product. `value` is an amount of money or a percentage, depending on `type`. */
export const Discount = Shape({
  type: maybe(
    Type.Enum(['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT']),
    'Whether `value` is an amount or a percentage. NONE: there is no discount.',
  ),
  value: maybe(Type.Number({ minimum: 0 }), 'Reduction as an amount in the shop’s currency or in percent.'),
})
