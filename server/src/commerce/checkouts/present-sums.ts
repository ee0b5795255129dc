import { type AppliedDiscount, presentSummary, type Summary, type Totals, type Writer } from '../pricing/public.ts'
import type { PaymentMethod } from './checkout.ts'

const zeroSummary: Summary = { subtotalMinor: 0, discountMinor: 0, deliveryMinor: 0, additionalFeesMinor: 0, taxMinor: 0, totalMinor: 0 }

/** The totals, and how they divide into what is paid with the order and what is paid later. */
export function presentSums<P>({ summary, discounts, taxes }: Totals, paymentMethod: PaymentMethod | undefined, price: Writer<P>) {
  const later = paymentMethod === 'OFFLINE'
  return {
    priceSummary: presentSummary(summary, price),
    payNow: presentSummary(later ? zeroSummary : summary, price),
    payLater: presentSummary(later ? summary : zeroSummary, price),
    taxSummary: { taxableAmount: price(taxes.taxableMinor), totalTax: price(taxes.taxMinor) },
    appliedDiscounts: discounts.filter(({ amountMinor }) => amountMinor > 0).map((discount) => presentDiscount(discount, price)),
    additionalFees: [],
  }
}

function presentDiscount<P>({ discount: { scope }, amountMinor, shares }: AppliedDiscount, price: Writer<P>) {
  return {
    discountType: typeof scope === 'object' ? ('SPECIFIC_ITEMS' as const) : ('GLOBAL' as const),
    merchantDiscount: { amount: price(amountMinor) },
    lineItemIds: shares.map(({ id }) => id),
  }
}
