import type { Client } from '@stoa/sdk'
import {
  both,
  canOpen,
  type SelectedFigure,
  type FigureKind,
  type Figures,
  type Group,
  type GroupPage,
} from '../../../grid/groups/figure.ts'
import type { Listing } from '../listing.ts'

type AggregateRequest = Parameters<Client['dataItems']['aggregateDataItems']>[0]
type Operation = NonNullable<NonNullable<NonNullable<AggregateRequest['aggregation']>['operations']>[number]>

interface About {
  collectionId: string
  listing: Pick<Listing, 'filter' | 'sort'>
  chosen: SelectedFigure
}

/** Groups per request. */
export const groupsAtOnce = 100

/** Result names must not equal a field's key, and no field is likely to be called this. */
const resultName = (index: number): string => `__figure${index}`
const countName = '__items'

const counting = { resultFieldName: countName, itemCount: {} }

/** Figures that the server calculates itself; the values of a column are counted by a query. */
type Reckoned = Exclude<FigureKind, 'filled'>
const operationFor: Readonly<Record<Reckoned, (key: string) => Omit<Operation, 'resultFieldName'>>> = {
  count: () => ({ itemCount: {} }),
  sum: (itemFieldName) => ({ sum: { itemFieldName } }),
  average: (itemFieldName) => ({ average: { itemFieldName } }),
  min: (itemFieldName) => ({ min: { itemFieldName } }),
  max: (itemFieldName) => ({ max: { itemFieldName } }),
}

const has = (key: string): Record<string, unknown> => ({ [key]: { $exists: true } })

function parted(chosen: SelectedFigure) {
  const all = Object.entries(chosen)
  return {
    reckoned: all.flatMap(([key, kind]) => (kind === 'filled' ? [] : [[key, kind] as const])),
    filled: all.flatMap(([key, kind]) => (kind === 'filled' ? [key] : [])),
  }
}

const operationsOf = (reckoned: readonly (readonly [string, Reckoned])[]): Operation[] =>
  reckoned.map(([key, kind], index) => ({ resultFieldName: resultName(index), ...operationFor[kind](key) }))

/** The totals of the columns over everything that matches the filter. */
export async function totalsOf({ dataItems }: Client, { collectionId: dataCollectionId, listing, chosen }: About): Promise<Figures> {
  const { reckoned, filled } = parted(chosen)
  const operations = operationsOf(reckoned)
  const initialFilter = listing.filter ?? {}
  const [row, ...counts] = await Promise.all([
    operations.length === 0
      ? {}
      : dataItems
          .aggregateDataItems({ dataCollectionId, initialFilter, aggregation: { operations } })
          .then(({ results }) => results[0] ?? {}),
    ...filled.map((key) => dataItems.countDataItems({ dataCollectionId, filter: both(listing.filter, has(key)) })),
  ])
  return {
    ...Object.fromEntries(reckoned.map(([key], index) => [key, (row as Record<string, unknown>)[resultName(index)]])),
    ...Object.fromEntries(filled.map((key, index) => [key, counts[index]!.totalCount])),
  }
}

interface GroupsRequest extends About {
  /** The key of the field to group by. */
  by: string
  start: number
}

/** A page of groups, ordered by value, with their item counts and figures. */
export async function readGroups(
  client: Client,
  { collectionId: dataCollectionId, listing, chosen, by, start }: GroupsRequest,
): Promise<GroupPage> {
  const { reckoned, filled } = parted(chosen)
  const isDown = listing.sort.find(({ key }) => key === by)?.isDown === true
  const { results, pagingMetadata } = await client.dataItems.aggregateDataItems({
    dataCollectionId,
    initialFilter: listing.filter ?? {},
    aggregation: { groupingFields: [by], operations: [counting, ...operationsOf(reckoned)] },
    sort: [{ fieldName: by, order: isDown ? 'DESC' : 'ASC' }],
    paging: { limit: groupsAtOnce, offset: start },
    returnTotalCount: true,
  })
  const rows = results.map((row) => ({ value: valueIn(row, by), count: Number(row[countName]), row }))
  const asked = { client, dataCollectionId, filter: listing.filter, by, values: rows.filter(canOpen).map(({ value }) => value) }
  const counts = await Promise.all(filled.map((key) => filledIn(key, asked)))
  const groups = rows.map(({ value, count, row }): Group => ({
    value,
    count,
    figures: {
      ...Object.fromEntries(reckoned.map(([key], index) => [key, row[resultName(index)]])),
      ...Object.fromEntries(filled.map((key, index) => [key, counts[index]!.get(JSON.stringify(value)) ?? 0])),
    },
  }))
  return { groups, total: pagingMetadata.total ?? start + groups.length }
}

const valueIn = (row: Record<string, unknown>, by: string): unknown => (row._id as Record<string, unknown> | undefined)?.[by] ?? null

interface Filled {
  client: Client
  dataCollectionId: string
  filter: Listing['filter']
  by: string
  values: readonly unknown[]
}

/** The number of items with a value in a column, for each of these groups. */
async function filledIn(key: string, { client, dataCollectionId, filter, by, values }: Filled): Promise<ReadonlyMap<string, number>> {
  if (values.length === 0) return new Map()
  const { results } = await client.dataItems.aggregateDataItems({
    dataCollectionId,
    initialFilter: both(filter, has(key)),
    aggregation: { groupingFields: [by], operations: [counting] },
    finalFilter: { [by]: { $in: values } },
    paging: { limit: groupsAtOnce },
  })
  return new Map(results.map((row) => [JSON.stringify(valueIn(row, by)), Number(row[countName])]))
}
