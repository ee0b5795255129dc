import type { reports } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Interval } from '@stoa/contract/reports/sales-report'
import { toWirePrice, type WirePrice } from '../pricing/public.ts'
import { addUp, averageMinor, changeInPercent, type Figures } from './figures.ts'
import type { SoldInBucket, SoldProduct } from './store.ts'
import type { Stretch } from './stretch.ts'

type WireReport = ResponseOf<typeof reports.getSalesReport>['report']

/** All that a report is made of. `sold` counts its buckets through the rows before and then through those of the period. */
export interface Findings {
  place: { timeZone: string; currency: string; locale: string }
  interval: Interval
  before: Stretch & { rows: readonly Stretch[] }
  period: Stretch & { rows: readonly Stretch[] }
  sold: readonly SoldInBucket[]
  topProducts: readonly SoldProduct[]
}

const nothing = { orderCount: 0, salesMinor: 0, inOtherCurrencies: 0 }

/** A report on the wire. */
export function presentSalesReport({ place, interval, before, period, sold, topProducts }: Findings): WireReport {
  const { timeZone, currency, locale } = place
  const price = (minor: number): WirePrice => toWirePrice(minor, currency, locale)
  const byBucket = new Map(sold.map((one) => [one.bucket, one]))
  const bucketsOf = (rows: readonly Stretch[], first: number) => rows.map((_, index) => byBucket.get(first + index) ?? nothing)
  const then = bucketsOf(before.rows, 1)
  const now = bucketsOf(period.rows, 1 + before.rows.length)
  const sums = { before: addUp(then), now: addUp(now) }
  const change = (of: (figures: Figures) => number): string | null => changeInPercent(of(sums.now), of(sums.before))
  return {
    timeZone,
    currency,
    interval,
    period: presentPeriod(period, now, price),
    before: presentPeriod(before, then, price),
    change: { orderCount: change((one) => one.orderCount), sales: change((one) => one.salesMinor), averageSale: change(averageMinor) },
    topProducts: topProducts.map(({ salesMinor, ...product }) => ({ ...product, sales: price(salesMinor) })),
    ordersInOtherCurrencies: now.reduce((count, { inOtherCurrencies }) => count + inOtherCurrencies, 0),
  }
}

function presentPeriod({ from, to, rows }: Findings['period'], figures: readonly Figures[], price: (minor: number) => WirePrice) {
  const presented = (one: Figures) => ({ orderCount: one.orderCount, sales: price(one.salesMinor), averageSale: price(averageMinor(one)) })
  return { from, to, ...presented(addUp(figures)), rows: rows.map((row, index) => ({ ...row, ...presented(figures[index]!) })) }
}
