import type { Instant, Literal } from './filter-node.ts'

const dateTime = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/
const day = /^\d{4}-\d\d-\d\d$/
const canonicalLength = '2026-11-20T12:00:00.000Z'.length

/** A value of the request as an operand; undefined if it can't be one. */
export function literalOf(value: unknown): Literal | undefined {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'string') return isStorable(value) ? value : undefined
  return isDateInput(value) ? dateOf(value.$date) : undefined
}

export const isDateInput = (value: unknown): value is { $date: unknown } =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '$date') && Object.keys(value).length === 1

export const isInstant = (literal: Literal): literal is Instant => typeof literal === 'object' && literal !== null

/** More combining characters in a row than any language has (UAX 15, "Stream-Safe Text Format"). The time to normalize them grows with the square of their
 *  number. */
const manyMarks = /\p{M}{31}/u

/** PostgreSQL stores neither U+0000 nor lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed() && !manyMarks.test(text)

/** ISO date and time with a time zone, or a date alone, which means midnight UTC. */
export function dateOf(text: unknown): Instant | undefined {
  if (typeof text !== 'string') return undefined
  return instantOf(day.test(text) ? `${text}T00:00:00Z` : text)
}

/** ISO date and time with a time zone, at millisecond precision, in the years 0000–9999; undefined for any other text. */
export function instantOf(text: string): Instant | undefined {
  const date = dateTime.exec(text)?.[1]
  if (date === undefined || !isDayOfCalendar(date)) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) return undefined
  const canonical = new Date(time).toISOString()
  return canonical.length === canonicalLength ? { $date: canonical } : undefined
}

function isDayOfCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
