import type { Checkout, Estimate, Order } from '../answers.ts'
import { isZero, written, type Money } from './line-view.ts'

/** The totals of a purchase, row by row as a shopper expects them: including tax if the shop's prices include it (docs/pricing.md, "The price summary when
 *  prices include tax"). */
export interface TotalsView {
  /** The amount of free delivery is empty. */
  rows: { name: 'subtotal' | 'discount' | 'shipping' | 'additionalFees' | 'tax'; amount: string }[]
  total: string
  /** The tax included in the total. */
  taxIncluded?: string
}

type Priced = Pick<Checkout, 'priceSummary' | 'appliedDiscounts'> | Pick<Order, 'priceSummary' | 'appliedDiscounts'> | Estimate
type Rows = TotalsView['rows']

interface Reckoned {
  taxIncluded: boolean
  /** The cost of delivery as prices are displayed; absent if it isn't known yet. */
  delivery?: Money
}

export function totalsView(priced: Priced, { taxIncluded, delivery }: Reckoned): TotalsView {
  const { tax, total } = priced.priceSummary
  if (!taxIncluded) return { rows: addedUp(priced, delivery !== undefined), total: written(total) }
  const rows = [...discountRows(priced), ...(delivery === undefined ? [] : [deliveryRow(delivery)])]
  return { rows, total: written(total), ...(!isZero(tax) && { taxIncluded: written(tax) }) }
}

/** The summary's own amounts exclude tax: they only add up if the shop's prices exclude it too. */
function addedUp({ priceSummary }: Priced, withDelivery: boolean): Rows {
  const fees = 'additionalFees' in priceSummary ? priceSummary.additionalFees : priceSummary.totalAdditionalFees
  const rows: Rows = [{ name: 'subtotal', amount: written(priceSummary.subtotal) }]
  if (!isZero(priceSummary.discount)) rows.push({ name: 'discount', amount: written(priceSummary.discount) })
  if (withDelivery) rows.push(deliveryRow(priceSummary.shipping))
  if (!isZero(fees)) rows.push({ name: 'additionalFees', amount: written(fees) })
  if (!isZero(priceSummary.tax)) rows.push({ name: 'tax', amount: written(priceSummary.tax) })
  return rows
}

const deliveryRow = (cost: Money): Rows[number] => ({ name: 'shipping', amount: isZero(cost) ? '' : written(cost) })

/** Each discount as it is displayed, including tax if prices do. */
const discountRows = ({ appliedDiscounts }: Priced): Rows =>
  appliedDiscounts.flatMap(({ coupon, merchantDiscount, discountRule }) => {
    const amount = coupon?.amount ?? merchantDiscount?.amount ?? discountRule?.amount
    return amount && !isZero(amount) ? [{ name: 'discount' as const, amount: written(amount) }] : []
  })
