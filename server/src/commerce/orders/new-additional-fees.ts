import type { Writer } from '../pricing/present.ts'
import type { Totals } from '../pricing/totals.ts'
import type { WirePrice } from '../pricing/wire-price.ts'
import { newChargeTax } from './new-tax.ts'

/** What an order costs besides goods and delivery. */
export const newAdditionalFees = ({ fees, taxIncludedInPrices }: Totals, price: Writer<WirePrice>) =>
  fees.map((fee) => ({
    code: fee.code,
    name: fee.name,
    price: price(fee.priceMinor),
    priceBeforeTax: price(fee.beforeTaxMinor),
    priceAfterTax: price(fee.afterTaxMinor),
    ...newChargeTax(fee, taxIncludedInPrices, price),
  }))
