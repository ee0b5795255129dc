import { dateFormat } from '@stoa/ui/formats'
import { isInstant } from '../grid/cell-text.ts'
import type { DatePart } from './data-query.ts'
import type { ResultColumn } from './result-columns.ts'

/** A stretch of time that a group stands for, in milliseconds: from, and up to but not with, `to`. */
export interface Period {
  from: number
  to: number
  /** What is written out of it: an instant is all there is to it. */
  part: DatePart | 'instant'
}

const shapes: Readonly<Record<DatePart, RegExp>> = { year: /^\d{4}$/, month: /^\d{4}-\d{2}$/, day: /^\d{4}-\d{2}-\d{2}$/ }

/** The period that a group's value means; undefined of what is no date. Calendars are read as UTC: that is what the parts of a date are of. */
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
