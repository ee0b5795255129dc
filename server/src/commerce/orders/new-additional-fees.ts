import type { Totals, WirePrice, Writer } from '../pricing/public.ts'
import { newChargeTax } from './new-tax.ts'

/** The fees of an order, besides items and delivery. */
export const newAdditionalFees = ({ fees, taxIncludedInPrices }: Totals, price: Writer<WirePrice>) =>
  fees.map((fee) => ({
    code: fee.code,
    name: fee.name,
    price: price(fee.priceMinor),
    priceBeforeTax: price(fee.beforeTaxMinor),
    priceAfterTax: price(fee.afterTaxMinor),
    ...newChargeTax(fee, taxIncludedInPrices, price),
  }))
