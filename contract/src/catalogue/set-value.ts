import { Type } from 'typebox'
import { field, maybe, Shape, Text } from '../scalars.ts'
import { CatalogueNumber } from './prices.ts'

/** One property of products and its new value: exactly one of these. */
export const SetValue = Shape({
  price: maybe(CatalogueNumber, 'Price before a discount, as a number in the currency’s main unit.'),
  cost: maybe(CatalogueNumber, 'What an item costs the shop, as a number.'),
  weight: maybe(CatalogueNumber, 'Weight of one unit, in the shop’s unit of weight.'),
  ribbon: maybe(Text(30), 'Short text on the product’s picture. An empty text removes it.'),
  brand: maybe(Text(50), 'Brand of the product. An empty text removes it.'),
})

const Adjustment = Shape({
  percentage: maybe(
    Shape({
      rate: field(Type.Integer({ minimum: -100, maximum: 1000 }), 'Percent to add: 10 makes 100 of 110, -50 makes 50 of it.'),
      roundToInt: maybe(
        Type.Boolean(),
        'Whether the result is rounded to a whole number. False by default: amounts to the currency’s decimals, weights to two.',
      ),
    }),
    'Change by a percentage. Set this or `amount`.',
  ),
  amount: maybe(
    Type.Number({ minimum: -999_999_999.99, maximum: 999_999_999.99 }),
    'Amount to add, or if it is negative, to subtract. Set this or `percentage`.',
  ),
})

/** One property of products and by how much it changes: exactly one of these. */
export const AdjustValue = Shape({
  price: maybe(Adjustment, 'Change of the price before a discount.'),
  cost: maybe(Adjustment, 'Change of what an item costs the shop.'),
  weight: maybe(Adjustment, 'Change of the weight, in the shop’s unit of weight.'),
})
