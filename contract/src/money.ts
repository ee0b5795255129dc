import { Type } from 'typebox'
import { Decimal, maybe, readOnly, Shape } from './scalars.ts'

/** An amount of an order: a decimal string in the order's currency, and the same amount as localized text. */
export const Price = Shape({ amount: maybe(Decimal), formattedAmount: readOnly(Type.String()) })

/** An amount of a cart or checkout: in the site's currency and converted to the buyer's. Both are equal if there is only one currency. */
export const MultiCurrencyPrice = Shape({
  amount: maybe(Decimal),
  convertedAmount: readOnly(Decimal),
  formattedAmount: readOnly(Type.String()),
  formattedConvertedAmount: readOnly(Type.String()),
})
