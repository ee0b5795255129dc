import { dateFormat } from '@stoa/ui/formats'
import { isInstant } from '../../grid/cell-text.ts'
import type { DatePart } from './data-query.ts'
import type { ResultColumn } from './result-columns.ts'

/** The period of a group in milliseconds: from `from` inclusive to `to` exclusive. */
export interface Period {
  from: number
  to: number
  /** The precision for display: an instant has no duration. */
  part: DatePart | 'instant'
}

const shapes: Readonly<Record<DatePart, RegExp>> = { year: /^\d{4}$/, month: /^\d{4}-\d{2}$/, day: /^\d{4}-\d{2}-\d{2}$/ }

/** The period of a group's value; undefined if it isn't a date. Calendars are in UTC, like the date parts of the server. */
export function periodOf(value: unknown, { part, kind }: Pick<ResultColumn, 'part' | 'kind'>): Period | undefined {
  if (part === undefined && kind === 'instant' && isInstant(value)) {
    const from = Date.parse(value.$date)
    return Number.isNaN(from) ? undefined : { from, to: from, part: 'instant' }
  }
  const shape = part ?? (kind === 'day' ? 'day' : undefined)
  if (!shape || typeof value !== 'string' || !shapes[shape].test(value)) return undefined
  const from = Date.parse(`${value}${'0000-01-01'.slice(value.length)}T00:00:00Z`)
  return Number.isNaN(from) ? undefined : { from, to: nextOf(from, shape), part: shape }
}

export function nextOf(from: number, part: DatePart): number {
  const next = new Date(from)
  if (part === 'year') next.setUTCFullYear(next.getUTCFullYear() + 1)
  if (part === 'month') next.setUTCMonth(next.getUTCMonth() + 1)
  if (part === 'day') next.setUTCDate(next.getUTCDate() + 1)
  return next.getTime()
}

const styles = {
  year: { year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  day: { dateStyle: 'medium' },
} as const

export const periodText = (from: number, part: DatePart, locale: string): string =>
  dateFormat(locale, { ...styles[part], timeZone: 'UTC' }).format(from)
