import { dayBounds } from '@stoa/ui/days'
import type { DataField, DataPage } from '../answers.ts'
import { choiceFields, isDay, rangeFields, type Listing, type Range } from './listing.ts'

type Filter = Record<string, unknown>

const textTypes: ReadonlySet<string> = new Set(['TEXT', 'RICH_TEXT', 'URL', 'EMAIL', 'SLUG', 'ARRAY_STRING'])
/** Leaves room for these within a query's maximum number of conditions (docs/query-language.md). */
const searchedMax = { words: 8, fields: 20 }

/** The filter of a listing; without the field `but`, whose own values are counted. */
export function filterOf(
  listing: Listing,
  page: Pick<DataPage, 'fields' | 'displayField' | 'slugField'>,
  at: { timeZone: string; but?: string },
): Filter {
  const said = [
    ...containsTerms(listing.words, page.fields),
    ...choiceFields(page).flatMap((field) => (field.key === at.but ? [] : hasValues(field, listing.choices[field.key]))),
    ...rangeFields(page).flatMap((field) => between(field, listing.ranges[field.key], at.timeZone)),
  ]
  return said.length > 0 ? { $and: said } : {}
}

/** Each term must occur in an item's texts; in a list of texts it must be one of them. */
function containsTerms(words: string, fields: readonly DataField[]): Filter[] {
  const searched = fields.filter(({ type }) => textTypes.has(type)).slice(0, searchedMax.fields)
  const each = words.split(' ').filter(Boolean).slice(0, searchedMax.words)
  return each.map((word) => ({
    $or: searched.map(({ key, type }) => ({ [key]: type === 'ARRAY_STRING' ? { $hasSome: [word] } : { $contains: word } })),
  }))
}

const hasValues = ({ key, type }: DataField, values: readonly string[] | undefined): Filter[] =>
  values ? [{ [key]: { $in: type === 'BOOLEAN' ? values.map((value) => value === 'true') : values } }] : []

function between(field: DataField, range: Range | undefined, timeZone: string): Filter[] {
  if (!range) return []
  return [isDay(field) ? onDays(field.key, range, timeZone) : { [field.key]: bounds(range, Number) }]
}

/** A date is an instant, whose day depends on the site's time zone, or a day as text. */
function onDays(key: string, { from, to }: Range, timeZone: string): Filter {
  const begins = dayBounds(from, timeZone)?.from
  const ends = dayBounds(to, timeZone)?.until
  const instants = { ...(begins && { $gte: { $date: begins } }), ...(ends && { $lt: { $date: ends } }) }
  // `2026-11-20T08:00` is greater than `2026-11-20` and less than `2026-11-20~`.
  const texts = { ...(from && { $gte: from }), ...(to && { $lte: `${to}~` }) }
  return { $or: [{ [key]: instants }, { [key]: texts }] }
}

const bounds = ({ from, to }: Range, valueOf: (text: string) => unknown): Filter => ({
  ...(from !== undefined && { $gte: valueOf(from) }),
  ...(to !== undefined && { $lte: valueOf(to) }),
})
