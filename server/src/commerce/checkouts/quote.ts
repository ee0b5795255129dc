import type { Calculation } from './calculate.ts'
import type { Checkout } from './checkout.ts'

/** What a checkout showed to its buyer, who orders that or nothing (decision 0007). */
export type Quote = Pick<Checkout, 'quotedTotalMinor'> & { quotedDeliveryCode: string }

export const quoteOf = ({ totals }: Pick<Calculation, 'totals'>): Quote => ({
  quotedTotalMinor: totals.summary.totalMinor,
  quotedDeliveryCode: totals.delivery.selected?.code ?? '',
})

/** Whether a checkout comes to what its buyer saw last. */
export function isAsQuoted(checkout: Checkout, calculation: Pick<Calculation, 'totals'>): boolean {
  const { quotedTotalMinor, quotedDeliveryCode } = quoteOf(calculation)
  return checkout.quotedTotalMinor === quotedTotalMinor && (checkout.quotedDeliveryCode ?? quotedDeliveryCode) === quotedDeliveryCode
}
