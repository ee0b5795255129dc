import type { DataField, DataPage } from '../answers.ts'

/** Search, filters, sort and paging of an item list, all of them in the page's URL. */
export interface Listing {
  words: string
  /** Undefined is the collection's default order. */
  sort: SortChoice | undefined
  /** Selected values of fields, as in the URL. */
  choices: Readonly<Record<string, string[]>>
  ranges: Readonly<Record<string, Range>>
  page: number
}

export interface SortChoice {
  /** As in the URL: `published.desc`. */
  name: string
  fieldName: string
  order: 'ASC' | 'DESC'
}

/** The bounds of a field's values, both included; days for dates. */
export interface Range {
  from?: string
  to?: string
}

/** The number of items on a page of a list. */
const pageSizes: Record<DataPage['listLayout'], number> = { CARDS: 12, LIST: 12, INDEX: 500, QUESTIONS: 50 }
/** Offsets are limited (docs/query-language.md). */
const offsetMax = 10_000

export const pageSizeOf = ({ listLayout = 'CARDS' }: Pick<Filtered, 'listLayout'>): number => pageSizes[listLayout]
export const pageMaxOf = (page: Pick<Filtered, 'listLayout'>): number => Math.floor(offsetMax / pageSizeOf(page))
const searchLengthMax = 100
const valueMax = 200
/** Maximum number of values of one field. */
const valuesMax = 20
const fieldsMax = { choices: 6, ranges: 3, sorts: 3 }

const choiceTypes: ReadonlySet<string> = new Set(['TEXT', 'LANGUAGE', 'BOOLEAN', 'REFERENCE', 'MULTI_REFERENCE', 'ARRAY_STRING'])
const dayTypes: ReadonlySet<string> = new Set(['DATE', 'DATETIME'])

export const isDay = ({ type }: Pick<DataField, 'type'>): boolean => dayTypes.has(type)

type Filtered = Pick<DataPage, 'fields' | 'displayField' | 'slugField'> & Partial<Pick<DataPage, 'listLayout'>>

/** Fields to filter by; not names or slugs, which differ for each item. */
export const choiceFields = ({ fields, displayField, slugField }: Filtered): DataField[] =>
  fields.filter(({ key, type }) => choiceTypes.has(type) && key !== displayField && key !== slugField).slice(0, fieldsMax.choices)

export const rangeFields = ({ fields }: Filtered): DataField[] =>
  fields.filter((field) => field.type === 'NUMBER' || isDay(field)).slice(0, fieldsMax.ranges)

/** The available sorts: by name, and by fields with an order. */
export function sortChoices(page: Filtered): SortChoice[] {
  const { displayField } = page
  const both = rangeFields(page)
    .slice(0, fieldsMax.sorts)
    .flatMap(({ key }) => [sortBy(key, 'DESC'), sortBy(key, 'ASC')])
  return displayField === undefined ? both : [sortBy(displayField, 'ASC'), ...both]
}

const sortBy = (fieldName: string, order: 'ASC' | 'DESC'): SortChoice => ({ name: `${fieldName}.${order.toLowerCase()}`, fieldName, order })

/** The name of the form field that filters by a collection's field. Keys contain no dots. */
export const nameOf = (key: string, end?: 'from' | 'to'): string => (end ? `f.${key}.${end}` : `f.${key}`)

/** Parses a URL. Values that are invalid for this collection are ignored. */
export function listingOf(query: URLSearchParams, page: Filtered): Listing {
  const wanted = Math.trunc(Number(query.get('page') ?? 1))
  return {
    words: (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, searchLengthMax),
    sort: sortChoices(page).find(({ name }) => name === query.get('sort')),
    choices: byKey(choiceFields(page).flatMap(({ key }) => entryOf(key, valuesIn(query, key)))),
    ranges: byKey(rangeFields(page).flatMap((field) => entryOf(field.key, rangeIn(query, field)))),
    page: wanted >= 1 && wanted <= pageMaxOf(page) ? wanted : 1,
  }
}

/** A field may have the name of a property of every object, so own properties are checked. */
const byKey = <T>(entries: readonly [string, T][]): Record<string, T> => Object.assign(Object.create(null), Object.fromEntries(entries))

const entryOf = <T extends object>(key: string, said: T): [string, T][] => (Object.keys(said).length > 0 ? [[key, said]] : [])

const valuesIn = (query: URLSearchParams, key: string): string[] =>
  [...new Set(query.getAll(nameOf(key)).filter((value) => value !== '' && value.length <= valueMax))].slice(0, valuesMax)

function rangeIn(query: URLSearchParams, field: DataField): Range {
  const isBound = isDay(field) ? isCalendarDay : isNumber
  const ends = (['from', 'to'] as const).map((end) => [end, query.get(nameOf(field.key, end))?.trim() ?? ''] as const)
  return Object.fromEntries(ends.filter(([, bound]) => isBound(bound)))
}

const isNumber = (text: string): boolean => text !== '' && text.length <= 20 && Number.isFinite(Number(text))

const isCalendarDay = (text: string): boolean => {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00.000Z`) : Number.NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** Whether a listing has filters. */
export const isFiltered = ({ words, choices, ranges }: Listing): boolean =>
  words !== '' || Object.keys(choices).length > 0 || Object.keys(ranges).length > 0
