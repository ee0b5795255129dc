import type { reports } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Interval } from '@stoa/contract/reports/sales-report'
import { toWirePrice, type WirePrice } from '../pricing/public.ts'
import { addUp, averageMinor, changeInPercent, type Figures } from './figures.ts'
import type { Period } from './period.ts'
import type { BucketSales, ProductSales } from './store.ts'

type WireReport = ResponseOf<typeof reports.getSalesReport>['report']

/** The data of a report. `sold` numbers its buckets through the rows of `before` and then those of `period`. */
export interface ReportData {
  site: { timeZone: string; currency: string; locale: string }
  interval: Interval
  before: Period & { rows: readonly Period[] }
  period: Period & { rows: readonly Period[] }
  sold: readonly BucketSales[]
  topProducts: readonly ProductSales[]
}

const noSales = { orderCount: 0, salesMinor: 0, inOtherCurrencies: 0 }

/** A report on the wire. */
export function presentSalesReport({ site, interval, before, period, sold, topProducts }: ReportData): WireReport {
  const { timeZone, currency, locale } = site
  const price = (minor: number): WirePrice => toWirePrice(minor, currency, locale)
  const byBucket = new Map(sold.map((one) => [one.bucket, one]))
  const bucketsOf = (rows: readonly Period[], first: number) => rows.map((_, index) => byBucket.get(first + index) ?? noSales)
  const previousFigures = bucketsOf(before.rows, 1)
  const periodFigures = bucketsOf(period.rows, 1 + before.rows.length)
  const sums = { before: addUp(previousFigures), period: addUp(periodFigures) }
  const change = (of: (figures: Figures) => number): string | null => changeInPercent(of(sums.period), of(sums.before))
  return {
    timeZone,
    currency,
    interval,
    period: presentPeriod(period, periodFigures, price),
    before: presentPeriod(before, previousFigures, price),
    change: { orderCount: change((one) => one.orderCount), sales: change((one) => one.salesMinor), averageSale: change(averageMinor) },
    topProducts: topProducts.map(({ salesMinor, ...product }) => ({ ...product, sales: price(salesMinor) })),
    ordersInOtherCurrencies: periodFigures.reduce((count, { inOtherCurrencies }) => count + inOtherCurrencies, 0),
  }
}

function presentPeriod({ from, to, rows }: ReportData['period'], figures: readonly Figures[], price: (minor: number) => WirePrice) {
  const presented = (one: Figures) => ({ orderCount: one.orderCount, sales: price(one.salesMinor), averageSale: price(averageMinor(one)) })
  return { from, to, ...presented(addUp(figures)), rows: rows.map((row, index) => ({ ...row, ...presented(figures[index]!) })) }
}
