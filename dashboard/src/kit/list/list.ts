import type { Texts } from '../../texts/texts.ts'
import { sortingOf } from '../list-state.ts'
import { conditionOf, isOn, textIn, valueIn, type Bounds, type Condition, type Filter, type ValueOf } from './filter.ts'

/** The texts that every list has under the same names. */
export interface ListTexts {
  title: string
  detail?: string
  /** The table's name, where it is not the title. */
  caption?: string
  none?: string
  noneHint?: string
  columns?: Readonly<Record<string, string>>
  search?: string
  searchHint?: string
  /** Labels of filters. */
  filters?: Readonly<Record<string, unknown>>
}

/** States that a list is looked at in, one of them at any time: `?state=paid`. */
interface Tabs<Texts, Tab extends string> {
  name: string
  of: readonly Tab[]
  /** The one that is shown where the address names none. It is the first, where this is left out, and then its own address names none. */
  usual?: NoInfer<Tab>
  /** Parameters that mean nothing under another tab. */
  drops?: readonly string[]
  where?(tab: NoInfer<Tab>): Condition
  label: (texts: Texts) => string
  texts: (texts: Texts) => Readonly<Record<NoInfer<Tab>, string>>
}

interface Search<Texts> {
  chip?: (texts: Texts, search: string) => string
  where?: (search: string) => Condition
}

type Filters<Texts> = Readonly<Record<string, Filter<Texts>>>

/** What a list can be asked for, as data: its address, its query and its toolbar follow from it. */
interface ListSpec<Texts, Tab extends string, Named extends Filters<Texts>, Sort extends string> {
  tabs?: Tabs<Texts, Tab>
  /** `?q=` */
  search?: Search<Texts>
  filters?: Named
  /** What `?sort=` can name, and the field behind it; columns of these names sort. */
  sorts?: Readonly<Record<Sort, string>>
  /** `-date`: downwards. */
  sort?: `${'' | '-'}${NoInfer<Sort>}`
  /** How many rows a page can have, the first being the usual number. */
  sizes?: readonly number[]
  /** Pages at an offset, which go no further than that; else they have cursors. */
  offsetMax?: number
  /** Whether columns can be chosen: never, at every width, or where there is room. */
  columnPicker?: 'always' | 'wide'
  /** Shows neither a toolbar nor a count where there is nothing to narrow or to count. */
  isBare?: boolean
}

interface ListQuery {
  filter?: Record<string, unknown>
  sort?: { fieldName: string; order: 'ASC' | 'DESC' }[]
  cursorPaging?: { cursor?: string; limit: number }
  paging?: { offset: number; limit: number }
}

/** What one address of a list asks for. */
export interface Listing<Tab extends string = string, Named = Readonly<Record<string, never>>> {
  tab: Tab
  search: string
  values: { readonly [Name in keyof Named]: ValueOf<Named[Name]> }
  size: number
  cursor: string | undefined
  /** How many rows the pages before have, where pages have offsets. */
  offset: number
  filter: Record<string, unknown>
  /** The same under each tab: what the counts on tabs count. */
  filterOfTab(tab: Tab): Record<string, unknown>
  /** The query, a page of it: a further page is asked for by its cursor alone, which holds the rest. */
  query: ListQuery
  isNarrowed: boolean
  /** By more than its tab. */
  isNarrowedBesides: boolean
  /** Nothing is left out, neither by filters nor by pages before: then no row means that there is none. */
  isWhole: boolean
}

export interface List<Own extends ListTexts, Tab extends string = string, Named = object> extends ListSpec<Own, Tab, Filters<Own>, string> {
  filters: Filters<Own>
  sizes: readonly number[]
  textsOf: (texts: Texts) => Own
  /** What an address asks for. Days are those of a time zone. */
  at: (query: URLSearchParams, timeZone?: string) => Listing<Tab, Named>
}

const usualSizes = [25, 50, 100]

/** A list whose texts are these. */
export const listFor =
  <Own extends ListTexts>(textsOf: (texts: Texts) => Own) =>
  <const Tab extends string, const Named extends Filters<Own>, const Sort extends string>(
    spec: ListSpec<Own, Tab, Named, Sort>,
  ): List<Own, Tab, Named> => {
    const list = { sizes: usualSizes, ...spec, filters: spec.filters ?? {}, textsOf } as Omit<List<Own, Tab, Named>, 'at'>
    return { ...list, at: (query, timeZone = 'UTC') => listingAt(list, query, timeZone) }
  }

function listingAt<Own extends ListTexts, Tab extends string, Named>(
  list: Omit<List<Own, Tab, Named>, 'at'>,
  query: URLSearchParams,
  timeZone: string,
): Listing<Tab, Named> {
  const { tabs, sorts = {}, sizes, offsetMax } = list
  const tab = (tabs?.of.find((one) => one === query.get(tabs.name)) ?? usualTab(tabs)) as Tab
  const search = list.search ? textIn(query, 'q') : ''
  const values: Record<string, string | Bounds> = Object.fromEntries(
    Object.entries(list.filters).map(([name, filter]) => [name, valueIn(query, name, filter)]),
  )
  const besides = [
    ...(search && list.search?.where ? [list.search.where(search)] : []),
    ...Object.entries(list.filters).flatMap(([name, filter]) =>
      isOn(values[name]!) ? [conditionOf(filter, values[name]!, timeZone)] : [],
    ),
  ]
  const filterOfTab = (one: Tab): Record<string, unknown> => joined([...(tabs?.where ? [tabs.where(one)] : []), ...besides])
  const sort = sortingOf(query, Object.keys(sorts)) ?? sortingOf(new URLSearchParams({ sort: list.sort ?? '' }), Object.keys(sorts))
  const limit = sizes.find((size) => String(size) === query.get('size')) ?? sizes[0]!
  const cursor = offsetMax === undefined ? query.get('cursor') || undefined : undefined
  const offset = offsetMax === undefined ? 0 : offsetIn(query, offsetMax)
  const isNarrowedBesides = search !== '' || Object.values(values).some(isOn)
  const isNarrowed = isNarrowedBesides || tab !== usualTab(tabs)
  const order = sort && {
    sort: [{ fieldName: (sorts as Record<string, string>)[sort.key]!, order: sort.isDown ? 'DESC' : 'ASC' } as const],
  }
  const paging = offsetMax === undefined ? { cursorPaging: { limit } } : { paging: { limit, offset } }
  return {
    tab,
    search,
    values: values as Listing<Tab, Named>['values'],
    size: limit,
    cursor,
    offset,
    filter: filterOfTab(tab),
    filterOfTab,
    query: cursor ? { cursorPaging: { cursor, limit } } : { filter: filterOfTab(tab), ...order, ...paging },
    isNarrowed,
    isNarrowedBesides,
    isWhole: !isNarrowed && cursor === undefined && offset === 0,
  }
}

/** All of it must hold. Two conditions on one field cannot be in one object. */
function joined(conditions: readonly Condition[]): Condition {
  const fields = conditions.flatMap(Object.keys)
  return new Set(fields).size === fields.length ? (Object.assign({}, ...conditions) as Condition) : { $and: conditions }
}

const usualTab = <Tab extends string>(tabs: Pick<Tabs<never, Tab>, 'of' | 'usual'> | undefined): Tab | undefined =>
  tabs?.usual ?? tabs?.of[0]

/** What an address calls the cursor of a list whose pages have offsets. */
export function offsetIn(query: URLSearchParams, max: number): number {
  const text = query.get('cursor') ?? ''
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), max) : 0
}
