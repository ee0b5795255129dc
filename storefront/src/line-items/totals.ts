import type { Checkout, Order } from '../answers.ts'
import { isZero, written } from './line-view.ts'

type Summary = Checkout['priceSummary'] | Order['priceSummary']

/** What a purchase comes to, line by line as it is shown; what is nothing is left out. */
export interface TotalsView {
  rows: { name: 'subtotal' | 'discount' | 'shipping' | 'additionalFees' | 'tax' | 'taxIncluded'; amount: string }[]
  total: string
}

interface Reckoned {
  taxIncluded: boolean
  /** Delivery is reckoned with: that it costs nothing is worth saying. */
  withDelivery: boolean
}

export function totalsView(summary: Summary, { taxIncluded, withDelivery }: Reckoned): TotalsView {
  const fees = 'additionalFees' in summary ? summary.additionalFees : summary.totalAdditionalFees
  const rows: TotalsView['rows'] = [{ name: 'subtotal', amount: written(summary.subtotal) }]
  if (!isZero(summary.discount)) rows.push({ name: 'discount', amount: written(summary.discount) })
  if (withDelivery) rows.push({ name: 'shipping', amount: written(summary.shipping) })
  if (!isZero(fees)) rows.push({ name: 'additionalFees', amount: written(fees) })
  if (!isZero(summary.tax)) rows.push({ name: taxIncluded ? 'taxIncluded' : 'tax', amount: written(summary.tax) })
  return { rows, total: written(summary.total) }
}
