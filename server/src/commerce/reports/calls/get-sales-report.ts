import type { reports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { dayOf, plusDays, startOfDay } from '../days.ts'
import { periodRows, previousPeriod, resolvePeriod } from '../period.ts'
import { presentSalesReport } from '../sales-report.ts'
import { selectTopProducts, sumSales } from '../store.ts'

const topProductsMax = 5

export const getSalesReport: Handler<typeof reports.getSalesReport> = async (context, request) => {
  const { timeZone, currency, locale } = context.site.settings
  const resolved = resolvePeriod(request, dayOf(context.now, timeZone))
  if ('violatedRule' in resolved) refuseFields(resolved)
  const { interval, ...days } = resolved
  const period = { ...days, rows: periodRows(days, interval) }
  const earlier = previousPeriod(days)
  const before = { ...earlier, rows: periodRows(earlier, interval) }
  const starts = [...before.rows, ...period.rows].map(({ from }) => startOfDay(from, timeZone))
  const end = startOfDay(plusDays(period.to, 1), timeZone)
  const within = { currency, from: starts[before.rows.length]!, before: end }
  const [sold, topProducts] = await Promise.all([
    sumSales(context, { currency, borders: [...starts, end] }),
    selectTopProducts(context, within, topProductsMax),
  ])
  return { report: presentSalesReport({ site: { timeZone, currency, locale }, interval, before, period, sold, topProducts }) }
}
