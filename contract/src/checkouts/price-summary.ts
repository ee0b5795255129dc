import { MultiCurrencyPrice } from '../money.ts'
import { Shape } from '../scalars.ts'

/** Totals of a cart or checkout: `total` = `subtotal` − `discount` + `shipping` + `tax` + `additionalFees`. Tax that is included in the prices isn't added
 *  again. */
export const PriceSummary = Shape({
  subtotal: MultiCurrencyPrice,
  shipping: MultiCurrencyPrice,
  tax: MultiCurrencyPrice,
  discount: MultiCurrencyPrice,
  additionalFees: MultiCurrencyPrice,
  total: MultiCurrencyPrice,
})
