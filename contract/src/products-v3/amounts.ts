import { Type } from 'typebox'
import { decimalString, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

/** An amount of the catalogue V3: a decimal string from 0 to 999999999.99, without more decimals than the currency has. */
export const CatalogueAmount = decimalString({ digits: 9, scale: 3, signed: false, form: 'an amount of zero or more, in a string' })

/** An amount in the site's currency, with its text in the site's language on request. */
export const FixedAmount = Shape({
  amount: maybe(CatalogueAmount, 'The amount as a decimal in a string, such as `"24.00"`.'),
  formattedAmount: readOnly(Type.String(), 'The amount as text in the site’s locale. On request: CURRENCY.'),
})

/** Lowest and highest amount among the variants of a product. */
export const AmountRange = Shape({
  minValue: maybe(FixedAmount, 'The lowest amount.'),
  maxValue: maybe(FixedAmount, 'The highest amount.'),
})

export const PriceInfo = Shape({
  actualPrice: maybe(FixedAmount, 'What the shopper pays for one unit.'),
  compareAtPrice: maybeNull(FixedAmount, 'The price before a reduction, shown struck through. Null or absent: there is none.'),
  priceAfterDiscount: readOnly(FixedAmount, 'The price after automatic discounts. On request: DISCOUNT_INFO.'),
})

export const RevenueDetails = Shape({
  cost: maybeNull(FixedAmount, 'What one unit costs the shop.'),
  profit: readOnly(FixedAmount, 'Price minus cost. 0 if the unit is sold at a loss.'),
  profitMargin: readOnly(Type.Number({ maximum: 1 }), 'Price minus cost as a fraction of the price: 0.4 is 40%. 0 if the price is 0.'),
})

export const Name = (max: number, description: string) => maybe(Text(max, 1), description)
