import type { SortBy } from '../../grid/layout.ts'
import { environmentName, environmentIn, type Environment } from '../environment.ts'
import type { WireFilter } from '../filter/filter-tree.ts'

export const modes = ['query', 'summary', 'values'] as const
export type Mode = (typeof modes)[number]

export const figureKinds = ['count', 'sum', 'average', 'min', 'max'] as const
export type FigureKind = (typeof figureKinds)[number]

/** The precision by which dates are grouped; without it, milliseconds. */
export const dateParts = ['year', 'month', 'day'] as const
export type DatePart = (typeof dateParts)[number]

export interface Grouping {
  field: string
  part?: DatePart
}

export interface Figure {
  kind: FigureKind
  /** Empty for a count, which has no field. */
  field: string
  /** The name as typed; empty for the default. */
  name: string
}

/** A query as the address describes it completely. Filters are kept as typed: an unreadable one is reported, not dropped. */
export interface DataQuery {
  mode: Mode
  environment: Environment
  filter: string
  sort: readonly SortBy[]
  /** Selected fields; none means all. */
  columns: readonly string[]
  include: readonly string[]
  groups: readonly Grouping[]
  figures: readonly Figure[]
  having: string
  /** The field whose distinct values are requested. */
  field: string
  isDown: boolean
  size: number
  offset: number
  cursor: string | undefined
  /** The figure in the chart; the first one by default. */
  chart: string | undefined
}

export const sizes = [50, 10, 25, 100, 250, 1000] as const
/** Limits of the server. */
export const mostRows = { sort: 10, groups: 10, figures: 50 } as const
const offsetMax = 10_000

/** Values of a parameter: comma-separated, as in addresses, or repeated, as from a form. */
const listOf = (query: URLSearchParams, name: string): string[] => [
  ...new Set(
    query
      .getAll(name)
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter(Boolean),
  ),
]

const choice = <Value extends string>(values: readonly Value[], text: string | null | undefined): Value | undefined =>
  values.find((value) => value === text)

export function queryIn(query: URLSearchParams): DataQuery {
  const text = (name: string): string => (query.get(name) ?? '').trim()
  const offset = /^\d{1,5}$/.test(text('offset')) ? Math.min(Number(text('offset')), offsetMax) : 0
  return {
    mode: choice(modes, text('mode')) ?? 'query',
    environment: environmentIn(query),
    filter: text('filter'),
    sort: sortsOf(listOf(query, 'sort')),
    columns: listOf(query, 'columns'),
    include: listOf(query, 'include'),
    groups: listOf(query, 'group').map(groupingOf).slice(0, mostRows.groups),
    figures: figuresIn(query).slice(0, mostRows.figures),
    having: text('having'),
    field: text('field'),
    isDown: text('order') === 'DESC',
    size: sizes.find((size) => String(size) === text('size')) ?? sizes[0],
    offset,
    cursor: text('cursor') || undefined,
    chart: text('chart') || undefined,
  }
}

/** Each name once: sorting by the same field again has no effect. */
function sortsOf(texts: readonly string[]): SortBy[] {
  const sorts = texts.map((text) => ({ key: text.replace(/^-/, ''), isDown: text.startsWith('-') }))
  return sorts.filter(({ key }, index) => key !== '' && sorts.findIndex((one) => one.key === key) === index).slice(0, mostRows.sort)
}

/** `published~month` */
function groupingOf(text: string): Grouping {
  const [field = '', after] = text.split('~')
  const part = choice(dateParts, after)
  return part ? { field, part } : { field }
}

export const groupingText = ({ field, part }: Grouping): string => (part ? `${field}~${part}` : field)

/** `figure=sum:price:total` in an address; `do=sum&of=price&as=total` from a form with parallel rows. */
function figuresIn(query: URLSearchParams): Figure[] {
  const [fields, names] = [query.getAll('of'), query.getAll('as')]
  const typed = query.getAll('do').map((kind, index) => [kind, fields[index] ?? '', names[index] ?? ''])
  const written = query.getAll('figure').map((text) => text.split(':'))
  return [...written, ...typed].flatMap(([kind, field = '', name = '']) => {
    const known = choice(figureKinds, kind)
    return known ? [{ kind: known, field: known === 'count' ? '' : field.trim(), name: name.trim() }] : []
  })
}

const figureText = ({ kind, field, name }: Figure): string => [kind, field, name].join(':').replace(/:+$/, '')

/** The shortest address for a query: defaults and what the mode doesn't use are left out. `usual` are the fields that are displayed if none are selected. */
export function addressOf(asked: DataQuery, usual: readonly string[]): URLSearchParams {
  const { mode } = asked
  const columns = asked.columns.length === usual.length && usual.every((key) => asked.columns.includes(key)) ? [] : asked.columns
  const of = (only: Mode, value: string): string => (mode === only ? value : '')
  const said: [name: string, value: string][] = [
    ['mode', mode === 'query' ? '' : mode],
    [environmentName, asked.environment === 'LIVE' ? '' : asked.environment],
    ['filter', asked.filter],
    ['columns', of('query', columns.join())],
    ['include', of('query', asked.include.join())],
    ['group', of('summary', asked.groups.map(groupingText).join())],
    ...asked.figures.map((figure): [string, string] => ['figure', of('summary', figureText(figure))]),
    ['having', of('summary', asked.having)],
    ['field', of('values', asked.field)],
    ['order', of('values', asked.isDown ? 'DESC' : '')],
    ['sort', mode === 'values' ? '' : asked.sort.map(({ key, isDown }) => `${isDown ? '-' : ''}${key}`).join()],
    ['size', asked.size === sizes[0] ? '' : String(asked.size)],
    ['offset', asked.offset > 0 && mode === 'query' ? String(asked.offset) : ''],
    ['chart', of('summary', asked.chart ?? '')],
  ]
  return new URLSearchParams(said.filter(([, value]) => value !== ''))
}

/** Parses a filter: undefined if the text is empty, `unreadable` if it isn't a JSON object. */
export function filterOf(text: string): WireFilter | undefined | 'unreadable' {
  if (text === '') return undefined
  try {
    const value = JSON.parse(text) as unknown
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'unreadable'
    return Object.keys(value).length > 0 ? (value as WireFilter) : undefined
  } catch {
    return 'unreadable'
  }
}
