import type { Texts } from '../../texts/texts.ts'
import { sortingOf } from '../list-state.ts'
import { conditionOf, isOn, textIn, valueIn, type Bounds, type Condition, type Filter, type ValueOf } from './filter.ts'

/** The texts that every list has under the same names. */
export interface ListTexts {
  title: string
  detail?: string
  /** The table's name, if it isn't the title. */
  caption?: string
  none?: string
  noneHint?: string
  columns?: Readonly<Record<string, string>>
  search?: string
  searchHint?: string
  /** Labels of filters. */
  filters?: Readonly<Record<string, unknown>>
}

/** Tabs, one of which is active: `?state=paid`. */
interface Tabs<Texts, Tab extends string> {
  name: string
  of: readonly Tab[]
  /** The default tab. If omitted it is the first, whose URL then has no parameter. */
  usual?: NoInfer<Tab>
  /** Parameters that only apply to this tab. */
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

/** The definition of a list: its URL, query and toolbar are derived from it. */
interface ListSpec<Texts, Tab extends string, Named extends Filters<Texts>, Sort extends string> {
  tabs?: Tabs<Texts, Tab>
  /** `?q=` */
  search?: Search<Texts>
  filters?: Named
  /** The values of `?sort=` with their fields. Columns of these names are sortable. */
  sorts?: Readonly<Record<Sort, string>>
  /** `-date`: descending. */
  sort?: `${'' | '-'}${NoInfer<Sort>}`
  /** The available page sizes, the default first. */
  sizes?: readonly number[]
  /** Pages by offset up to this maximum; otherwise by cursor. */
  offsetMax?: number
  /** Whether columns can be selected: never, always, or on wide screens. */
  columnPicker?: 'always' | 'wide'
  /** Shows neither toolbar nor count if the list is empty. */
  isBare?: boolean
}

interface ListQuery {
  filter?: Record<string, unknown>
  sort?: { fieldName: string; order: 'ASC' | 'DESC' }[]
  cursorPaging?: { cursor?: string; limit: number }
  paging?: { offset: number; limit: number }
}

/** The request of a list's URL. */
export interface Listing<Tab extends string = string, Named = Readonly<Record<string, never>>> {
  tab: Tab
  search: string
  values: { readonly [Name in keyof Named]: ValueOf<Named[Name]> }
  size: number
  cursor: string | undefined
  /** Number of rows on previous pages, for paging by offset. */
  offset: number
  filter: Record<string, unknown>
  /** The same for each tab: what the tabs' counts count. */
  filterOfTab(tab: Tab): Record<string, unknown>
  /** The query of a page. A further page is requested by its cursor alone, which contains the rest. */
  query: ListQuery
  isNarrowed: boolean
  /** By more than its tab. */
  isNarrowedBesides: boolean
  /** Nothing is excluded by filters or previous pages: no rows then means that the list is empty. */
  isWhole: boolean
}

export interface List<Own extends ListTexts, Tab extends string = string, Named = object> extends ListSpec<Own, Tab, Filters<Own>, string> {
  filters: Filters<Own>
  sizes: readonly number[]
  textsOf: (texts: Texts) => Own
  /** Parses a URL. Days are those of a time zone. */
  at: (query: URLSearchParams, timeZone?: string) => Listing<Tab, Named>
}

const usualSizes = [25, 50, 100]

/** Defines a list with these texts. */
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

/** All conditions must match. Two conditions on one field can't be in one object. */
function joined(conditions: readonly Condition[]): Condition {
  const fields = conditions.flatMap(Object.keys)
  return new Set(fields).size === fields.length ? (Object.assign({}, ...conditions) as Condition) : { $and: conditions }
}

const usualTab = <Tab extends string>(tabs: Pick<Tabs<never, Tab>, 'of' | 'usual'> | undefined): Tab | undefined =>
  tabs?.usual ?? tabs?.of[0]

/** The URL's cursor for paging by offset. */
export function offsetIn(query: URLSearchParams, max: number): number {
  const text = query.get('cursor') ?? ''
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), max) : 0
}
