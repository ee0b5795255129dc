import { MultiCurrencyPrice } from '../money.ts'
import { field, Shape } from '../scalars.ts'

/** Totals of a cart or checkout: `total` = `subtotal` − `discount` + `shipping` + `tax` + `additionalFees`. Tax that is included in the prices isn't added
 *  again. */
export const PriceSummary = Shape({
  subtotal: field(MultiCurrencyPrice, 'Sum of the lines before discounts, without tax.'),
  shipping: field(MultiCurrencyPrice, 'Cost of delivery before discounts, without tax.'),
  tax: field(MultiCurrencyPrice, 'Sum of all taxes.'),
  discount: field(MultiCurrencyPrice, 'Sum of all discounts, without tax, as a positive amount.'),
  additionalFees: field(MultiCurrencyPrice, 'Sum of the additional fees, without tax.'),
  total: field(MultiCurrencyPrice, 'What the buyer pays: subtotal − discount + shipping + fees + tax.'),
})
