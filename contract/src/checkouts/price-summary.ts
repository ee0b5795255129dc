import { MultiCurrencyPrice } from '../money.ts'
import { Shape } from '../scalars.ts'

/** What a cart or checkout comes to: `total` = `subtotal` − `discount` + `shipping` + `tax` + `additionalFees`; tax included in the prices is not added again. */
export const PriceSummary = Shape({
  subtotal: MultiCurrencyPrice,
  shipping: MultiCurrencyPrice,
  tax: MultiCurrencyPrice,
  discount: MultiCurrencyPrice,
  additionalFees: MultiCurrencyPrice,
  total: MultiCurrencyPrice,
})
