import { Type } from 'typebox'
import { Decimal, maybe, readOnly, Shape } from './scalars.ts'

/** An amount of an order: a decimal string in the order's currency, and the same amount as localized text. */
export const Price = Shape({
  amount: maybe(Decimal, 'Amount as a decimal in a string, in the order’s currency.'),
  formattedAmount: readOnly(Type.String(), 'The same amount as text in the site’s locale, with its currency sign.'),
})

/** An amount of a cart or checkout: in the site's currency and converted to the buyer's. Both are equal if there is only one currency. */
export const MultiCurrencyPrice = Shape({
  amount: maybe(Decimal, 'Amount as a decimal in a string, in the site’s currency.'),
  convertedAmount: readOnly(Decimal, 'The amount converted to the buyer’s currency.'),
  formattedAmount: readOnly(Type.String(), '`amount` as text in the site’s locale, with its currency sign.'),
  formattedConvertedAmount: readOnly(Type.String(), '`convertedAmount` as text, with its currency sign.'),
})
