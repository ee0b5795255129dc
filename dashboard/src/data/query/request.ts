import type { SortBy } from '../../grid/layout.ts'
import { itemCallOptions } from '../environment.ts'
import type { WireFilter } from '../filter/filter-tree.ts'
import { filterOf, type DataQuery, type Figure } from './data-query.ts'
import { figureName, groupKey, isPipeline, type ResultColumn } from './result-columns.ts'

/** The API call for a query, ready to be made, displayed and checked. */
export interface BuiltRequest {
  call:
    | 'dataItems.queryDataItems'
    | 'dataItems.aggregateDataItems'
    | 'dataItems.aggregatePipelineDataItems'
    | 'dataItems.queryDistinctValues'
  request: { dataCollectionId: string } & Readonly<Record<string, unknown>>
  /** The form control that each argument came from, longest names first. */
  places: readonly ArgumentSource[]
}

type ArgumentSource = readonly [argument: string, control: string]

interface About {
  collectionId: string
  /** The columns of a summary. */
  columns: readonly ResultColumn[]
  /** Whether the items include drafts: the dashboard and the displayed code include them too. */
  withDrafts?: boolean
}

/** The filters that cannot be parsed: with them the query cannot run. */
export const unreadableFilters = (asked: DataQuery): ('filter' | 'having')[] =>
  (['filter', 'having'] as const).filter(
    (name) => (name === 'filter' || asked.mode === 'summary') && filterOf(asked[name]) === 'unreadable',
  )

const readable = (text: string): WireFilter | undefined => {
  const filter = filterOf(text)
  return filter === 'unreadable' ? undefined : filter
}

/** Undefined if there is nothing to request: a summary without groups and figures, or values without a field. */
export function requestOf(asked: DataQuery, about: About): BuiltRequest | undefined {
  const { call, request, places } = partsOf(asked, about) ?? {}
  if (!call) return undefined
  return {
    call,
    request: {
      dataCollectionId: about.collectionId,
      ...request,
      ...itemCallOptions({ environment: asked.environment, withDrafts: about.withDrafts }),
    },
    places: (places ?? []).toSorted(([one], [other]) => other.length - one.length),
  }
}

type Parts = Pick<BuiltRequest, 'call' | 'places'> & { request: object }

function partsOf(asked: DataQuery, about: About): Parts | undefined {
  if (asked.mode === 'query') return queryOf(asked)
  if (asked.mode === 'values') return asked.field === '' ? undefined : valuesOf(asked)
  if (asked.groups.length + asked.figures.length === 0) return undefined
  return isPipeline(asked) ? pipelineOf(asked, about) : aggregationOf(asked)
}

/** A page by cursor only takes its size; the cursor contains the rest. */
const pageOf = ({ cursor, size, offset }: DataQuery) =>
  cursor ? { cursorPaging: { cursor, limit: size } } : { paging: { limit: size, ...(offset > 0 ? { offset } : {}) } }

const sortOf = (sort: readonly SortBy[], wireName: (name: string) => string = (name) => name) =>
  sort.map(({ key, isDown }) => ({ fieldName: wireName(key), order: isDown ? 'DESC' : 'ASC' }))

const sortSources = ({ sort }: DataQuery, at: string): ArgumentSource[] => sort.map((_, index) => [`${at}[${index}]`, `sort.${index}`])

const figureSources = (at: string, index: number): ArgumentSource[] => [
  [at, `figure.${index}`],
  [`${at}.resultFieldName`, `name.${index}`],
]

function queryOf(asked: DataQuery): Parts {
  const { columns, include, sort, cursor } = asked
  const filter = readable(asked.filter)
  const query = {
    ...(!cursor && filter ? { filter } : {}),
    ...(!cursor && sort.length > 0 ? { sort: sortOf(sort) } : {}),
    ...(columns.length > 0 ? { fields: columns } : {}),
    ...pageOf(asked),
  }
  const includeReferences = include.map((field) => ({ field }))
  return {
    call: 'dataItems.queryDataItems',
    request: { query, ...(include.length > 0 ? { includeReferences } : {}), ...(cursor ? {} : { returnTotalCount: true }) },
    places: [
      ['query.filter', 'filter'],
      ['query.sort', 'sort.0'],
      ...sortSources(asked, 'query.sort'),
      ['query.fields', 'columns'],
      ['includeReferences', 'include'],
      ['query.paging.offset', 'offset'],
      ['query.paging', 'size'],
      ['query.cursorPaging', 'cursor'],
    ],
  }
}

function valuesOf(asked: DataQuery): Parts {
  const filter = readable(asked.filter)
  const basis = {
    fieldName: asked.field,
    ...(filter ? { filter } : {}),
    ...(asked.isDown ? { order: 'DESC' } : {}),
    returnTotalCount: true,
  }
  return {
    call: 'dataItems.queryDistinctValues',
    request: { ...(asked.cursor ? {} : basis), ...pageOf({ ...asked, offset: 0 }) },
    places: [
      ['fieldName', 'field'],
      ['filter', 'filter'],
      ['paging', 'size'],
      ['cursorPaging', 'cursor'],
    ],
  }
}

const plainOperations = { sum: 'sum', average: 'average', min: 'min', max: 'max' } as const

function operationOf(figure: Figure): object {
  const { kind, field } = figure
  return {
    resultFieldName: figureName(figure),
    ...(kind === 'count' ? { itemCount: {} } : { [plainOperations[kind]]: { itemFieldName: field } }),
  }
}

function aggregationOf(asked: DataQuery): Parts {
  const { groups, figures, sort, cursor } = asked
  const [initialFilter, finalFilter] = [readable(asked.filter), readable(asked.having)]
  const basis = {
    ...(initialFilter ? { initialFilter } : {}),
    aggregation: {
      ...(groups.length > 0 ? { groupingFields: groups.map(({ field }) => field) } : {}),
      ...(figures.length > 0 ? { operations: figures.map(operationOf) } : {}),
    },
    ...(finalFilter ? { finalFilter } : {}),
    ...(sort.length > 0 ? { sort: sortOf(sort) } : {}),
    returnTotalCount: true,
  }
  return {
    call: 'dataItems.aggregateDataItems',
    request: { ...(cursor ? {} : basis), ...pageOf({ ...asked, offset: 0 }) },
    places: [
      ['initialFilter', 'filter'],
      ['finalFilter', 'having'],
      ['aggregation', 'group.0'],
      ...figures.flatMap((_, index) => figureSources(`aggregation.operations[${index}]`, index)),
      ...groups.map((_, index): ArgumentSource => [`aggregation.groupingFields[${index}]`, `group.${index}`]),
      ...sortSources(asked, 'sort'),
      ['paging', 'size'],
      ['cursorPaging', 'cursor'],
    ],
  }
}

/** The length of the ISO prefix for each date part. */
const isoLengths = { year: 4, month: 7, day: 10 } as const

const fieldPath = (path: string) => ({ fieldPath: path })

const accumulators = { sum: 'sum', average: 'avg', min: 'min', max: 'max' } as const

function accumulatorOf(figure: Figure): object {
  const { kind, field } = figure
  const what = kind === 'count' ? { sum: { expression: { numeric: 1 } } } : { [accumulators[kind]]: { expression: fieldPath(field) } }
  return { resultFieldName: figureName(figure), ...what }
}

function pipelineOf(asked: DataQuery, { columns }: About): Parts {
  const wires = new Map(columns.map(({ name, wire }) => [name, wire]))
  const wireName = (name: string): string => wires.get(name) ?? name
  const [before, after] = [readable(asked.filter), readable(asked.having)]
  const groupIds = asked.groups.map(({ field, part }) => ({
    key: groupKey(part ? { field, part } : { field }),
    expression: part
      ? {
          substring: {
            expression: { stringify: { expression: fieldPath(field) } },
            startExpression: { numeric: 0 },
            lengthExpression: { numeric: isoLengths[part] },
          },
        }
      : fieldPath(field),
  }))
  const stages: { stage: object; control: string }[] = [
    ...(before ? [{ stage: { filter: before }, control: 'filter' }] : []),
    { stage: { group: { groupIds, accumulators: asked.figures.map(accumulatorOf) } }, control: 'group.0' },
    ...(after ? [{ stage: { filter: renamed(after, wireName) }, control: 'having' }] : []),
    ...(asked.sort.length > 0 ? [{ stage: { sort: { values: sortOf(asked.sort, wireName) } }, control: 'sort.0' }] : []),
  ]
  const places = stages.flatMap(({ control }, index): ArgumentSource[] => {
    const at = `pipeline.stages[${index}]`
    const groups = [
      ...asked.groups.map((_, place): ArgumentSource => [`${at}.group.groupIds[${place}]`, `group.${place}`]),
      ...asked.figures.flatMap((_, place) => figureSources(`${at}.group.accumulators[${place}]`, place)),
    ]
    return [
      [at, control],
      ...(control === 'group.0' ? groups : []),
      ...(control === 'sort.0' ? sortSources(asked, `${at}.sort.values`) : []),
    ]
  })
  return {
    call: 'dataItems.aggregatePipelineDataItems',
    request: {
      pipeline: { ...(asked.cursor ? {} : { stages: stages.map(({ stage }) => stage) }), ...pageOf({ ...asked, offset: 0 }) },
      ...(asked.cursor ? {} : { returnTotalCount: true }),
    },
    places: [...places, ['pipeline.paging', 'size'], ['pipeline.cursorPaging', 'cursor']],
  }
}

/** A filter with its fields renamed. */
function renamed(filter: WireFilter, nameOf: (name: string) => string): WireFilter {
  const isFilter = (value: unknown): value is WireFilter => typeof value === 'object' && value !== null && !Array.isArray(value)
  const inner = (value: unknown): unknown => (Array.isArray(value) ? value.map(inner) : isFilter(value) ? renamed(value, nameOf) : value)
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => (name.startsWith('$') ? [name, inner(value)] : [nameOf(name), value])),
  )
}

/** The form control that an argument came from; undefined if it came from none. */
export const controlOf = (argument: string, { places }: Pick<BuiltRequest, 'places'>): string | undefined =>
  places.find(([at]) => argument === at || argument.startsWith(`${at}.`) || argument.startsWith(`${at}[`))?.[1]
