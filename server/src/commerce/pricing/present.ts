import type { Charge } from './charge.ts'
import type { Summary } from './summary.ts'
import type { PricedDelivery, PricedLine } from './totals.ts'

/** Presents an amount: toWirePrice for orders, toMultiCurrencyPrice for carts and checkouts, bound to a currency and locale. */
export type Writer<P> = (minor: number) => P

/** PriceSummary of carts and checkouts. An order calls the last field totalAdditionalFees. */
export function presentSummary<P>(summary: Summary, price: Writer<P>) {
  return {
    subtotal: price(summary.subtotalMinor),
    shipping: price(summary.deliveryMinor),
    tax: price(summary.taxMinor),
    discount: price(summary.discountMinor),
    total: price(summary.totalMinor),
    additionalFees: price(summary.additionalFeesMinor),
  }
}

/** The wire's price fields of a line in an estimate, a checkout or an order. The wire has two names for its discount. */
export function presentLinePrices<P>(line: PricedLine, price: Writer<P>) {
  return {
    price: price(line.unitPriceMinor),
    fullPrice: price(line.fullPriceMinor),
    priceBeforeDiscounts: price(line.unitPriceMinor),
    lineItemPrice: price(line.priceMinor),
    discount: price(line.discountMinor),
    totalPriceBeforeTax: price(line.beforeTaxMinor),
    totalPriceAfterTax: price(line.afterTaxMinor),
    taxDetails: presentTaxDetails(line, price),
  }
}

/** SelectedCarrierServiceOption.cost. */
export function presentDeliveryCost<P>(delivery: PricedDelivery, price: Writer<P>) {
  return {
    price: price(delivery.priceMinor),
    totalDiscount: price(delivery.discountMinor),
    totalPriceBeforeTax: price(delivery.beforeTaxMinor),
    totalPriceAfterTax: price(delivery.afterTaxMinor),
    taxDetails: presentTaxDetails(delivery, price),
  }
}

/** ItemTaxFullDetails. */
export function presentTaxDetails<P>(charged: Charge, price: Writer<P>) {
  return {
    taxableAmount: price(charged.beforeTaxMinor),
    taxRate: charged.taxRate,
    totalTax: price(charged.taxMinor),
    taxBreakdown: charged.taxBreakdown.map(({ taxMinor, taxableMinor, ...tax }) => ({
      ...tax,
      taxAmount: price(taxMinor),
      taxableAmount: price(taxableMinor),
    })),
  }
}
