import { daysMax, type Interval } from '@stoa/contract/reports/sales-report'
import { violation, type Violation } from '../../database/query/violation.ts'
import { daysBetween, plusDays, plusMonths } from './days.ts'

/** Calendar days, both included. */
export interface Period {
  from: string
  to: string
}

export interface PeriodRequest {
  from?: string | undefined
  to?: string | undefined
  interval?: Interval | undefined
}

const firstDay = '1970-01-01'
const lastDay = '2199-12-31'
const defaultDays = 30

/** Applies the defaults to a request and validates it. Without dates, the last thirty days. */
export function resolvePeriod(
  { from: begin, to: end, interval: named }: PeriodRequest,
  today: string,
): (Period & { interval: Interval }) | Violation {
  const to = end ?? today
  const from = begin ?? plusDays(to, 1 - defaultDays)
  if (begin !== undefined && begin < firstDay) return violation('from', 'MIN', `must not be before ${firstDay}`)
  if (to > lastDay) return violation('to', 'MAX', `must not be after ${lastDay}`)
  if (to < from)
    return end === undefined
      ? violation('from', 'VALIDATION', 'must not be after the end of the period')
      : violation('to', 'VALIDATION', 'must not be before the start of the period')
  const interval = named ?? intervalFor(daysBetween(from, to))
  const threshold = daysMax[interval]
  if (daysBetween(from, to) > threshold)
    return violation('from', 'VALIDATION', `must be at most ${threshold} days before the end of the period with the interval ${interval}`, {
      threshold,
    })
  return { from, to, interval }
}

function intervalFor(days: number): Interval {
  if (days <= 92) return 'DAY'
  return days <= 366 ? 'WEEK' : 'MONTH'
}

/** The period of the same length that ends where this one begins. For whole months, as many whole months. */
export function previousPeriod({ from, to }: Period): Period {
  const end = plusDays(from, -1)
  const next = plusDays(to, 1)
  if (!from.endsWith('-01') || !next.endsWith('-01')) return { from: plusDays(from, -daysBetween(from, to)), to: end }
  const months = (Number(next.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(next.slice(5, 7)) - Number(from.slice(5, 7))
  return { from: plusMonths(from, -months), to: end }
}

/** Splits a period into days, spans of seven days or calendar months. The first and last month, and the last seven days, may be cut short. */
export function periodRows({ from, to }: Period, interval: Interval): Period[] {
  const rows: Period[] = []
  for (let start = from; start <= to;) {
    const next = nextAfter(start, interval)
    rows.push({ from: start, to: next > to ? to : plusDays(next, -1) })
    start = next
  }
  return rows
}

function nextAfter(start: string, interval: Interval): string {
  if (interval === 'MONTH') return plusMonths(`${start.slice(0, 8)}01`, 1)
  return plusDays(start, interval === 'DAY' ? 1 : 7)
}
