import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Currency, maybe, maybeNull, readOnly, Shape } from '../scalars.ts'
import { MeasurementUnit } from './measurement-unit.ts'

/** An amount or weight of the catalogue. Unlike elsewhere on the wire it is a JSON number, from 0 to 999999999.99. */
export const CatalogueNumber = Type.Number({ minimum: 0, maximum: 999_999_999.99 })

const FormattedPrice = Shape({
  price: Type.String(),
  discountedPrice: Type.String(),
  pricePerUnit: readOnly(Type.Union([Type.String(), Type.Null()])),
})

/** The price of an item. `discountedPrice` is what the shopper pays; without a discount it equals `price`. `formatted` has both as localized text. */
export const PriceData = Answered(
  Shape({
    currency: readOnly(Currency),
    price: maybeNull(CatalogueNumber),
    discountedPrice: readOnly(CatalogueNumber),
    formatted: readOnly(FormattedPrice),
    pricePerUnit: readOnly(Type.Union([Type.Number({ minimum: 0 }), Type.Null()])),
  }),
  ['currency', 'price', 'discountedPrice', 'formatted'],
)

/** The lowest and highest value among a product's variants. */
export const NumericPropertyRange = Shape({ minValue: maybe(Type.Number()), maxValue: maybe(Type.Number()) })

/** Cost and profit of an item. `profitMargin` is a fraction of one. Only set for owners and apps. */
export const CostAndProfitData = Shape({
  itemCost: maybeNull(CatalogueNumber),
  formattedItemCost: readOnly(Type.String()),
  profit: readOnly(Type.Number({ maximum: 999_999_999.99 })),
  formattedProfit: readOnly(Type.String()),
  profitMargin: readOnly(Type.Number({ maximum: 1 })),
})

const Quantity = Type.Number({ minimum: 0.01, maximum: 999_999_999.99 })

/** The quantity that is sold, and the quantity that its unit price refers to: 750 ML, priced per 1 L. */
export const PricePerUnitData = Shape({
  totalQuantity: maybe(Quantity),
  totalMeasurementUnit: maybe(MeasurementUnit),
  baseQuantity: maybe(Quantity),
  baseMeasurementUnit: maybe(MeasurementUnit),
})

/** A discount on a product. `value` is an amount of money or a percentage, depending on `type`. */
export const Discount = Shape({
  type: maybe(Type.Enum(['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT'])),
  value: maybe(Type.Number({ minimum: 0 })),
})
