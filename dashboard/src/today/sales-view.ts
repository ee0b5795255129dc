import { dateFormat, numberFormat } from '@stoa/ui/formats'
import type { SalesReport, Shop } from '../answers.ts'
import { chartOf, type ChartGeometry } from '../kit/chart.ts'

type Period = SalesReport['period']
type Where = Pick<Shop, 'locale'>

/** A sales report as the page shows it: formatted, with the geometry of the chart. */
export interface SalesView {
  interval: SalesReport['interval']
  period: string
  before: string
  figures: FigureView[]
  chart: Omit<ChartGeometry, 'lines'> & { lines: { y: number; text: string }[] }
  rows: SalesRow[]
  isEmpty: boolean
  /** Whether there were orders in the period before. */
  hasBefore: boolean
  otherCurrencies: number
}

export interface FigureView {
  name: 'sales' | 'orders' | 'average'
  value: string
  before: string
  /** `+12.5%`; empty if there is nothing to compare with. */
  change: string
  direction: 'up' | 'down' | 'level'
}

export interface SalesRow {
  from: string
  to: string
  days: string
  orderCount: number
  orders: string
  sales: string
  average: string
  /** The days it is compared with, and their sales; empty if there are none. */
  beforeDays: string
  before: string
}

export function salesView({ interval, period, before, change, currency, ordersInOtherCurrencies }: SalesReport, where: Where): SalesView {
  const number = numberFormat(where.locale)
  const rough = numberFormat(where.locale, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 })
  const { lines, ...chart } = chartOf(
    period.rows.map(({ from, sales }, index) => ({
      value: Number(sales.amount),
      before: before.orderCount === 0 ? undefined : before.rows[index] && Number(before.rows[index].sales.amount),
      label: shortDay(from, interval, where),
    })),
  )
  return {
    interval,
    period: daysText(period, where),
    before: daysText(before, where),
    figures: [
      { name: 'sales', value: period.sales.formattedAmount, before: before.sales.formattedAmount, ...changed(change.sales, where) },
      {
        name: 'orders',
        value: number.format(period.orderCount),
        before: number.format(before.orderCount),
        ...changed(change.orderCount, where),
      },
      {
        name: 'average',
        value: period.averageSale.formattedAmount,
        before: before.averageSale.formattedAmount,
        ...changed(change.averageSale, where),
      },
    ],
    chart: { ...chart, lines: lines.map(({ y, value }) => ({ y, text: rough.format(value) })) },
    rows: period.rows.map((row, index) => ({
      from: row.from,
      to: row.to,
      days: daysText(row, where),
      orderCount: row.orderCount,
      orders: number.format(row.orderCount),
      sales: row.sales.formattedAmount,
      average: row.averageSale.formattedAmount,
      beforeDays: before.rows[index] ? daysText(before.rows[index], where) : '',
      before: before.rows[index]?.sales.formattedAmount ?? '',
    })),
    isEmpty: period.orderCount === 0 && before.orderCount === 0,
    hasBefore: before.orderCount > 0,
    otherCurrencies: ordersInOtherCurrencies,
  }
}

function changed(change: string | null, { locale }: Where): Pick<FigureView, 'change' | 'direction'> {
  if (change === null) return { change: '', direction: 'level' }
  const share = Number(change) / 100
  const written = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return { change: written.format(share), direction: share === 0 ? 'level' : share > 0 ? 'up' : 'down' }
}

/** Calendar days have no time zone: they are parsed and formatted as UTC. */
const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`)

function daysText({ from, to }: Pick<Period, 'from' | 'to'>, { locale }: Where): string {
  const format = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return from === to ? format.format(atNoon(from)) : format.formatRange(atNoon(from), atNoon(to))
}

function shortDay(day: string, interval: SalesReport['interval'], { locale }: Where): string {
  const parts = interval === 'MONTH' ? ({ month: 'short', year: '2-digit' } as const) : ({ day: 'numeric', month: 'short' } as const)
  return dateFormat(locale, { ...parts, timeZone: 'UTC' }).format(atNoon(day))
}
