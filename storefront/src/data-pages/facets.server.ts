import type { Client } from '@stoa/sdk'
import type { DataField, DataPage } from '../answers.ts'
import { nameIn } from './field-view.ts'
import { filterOf } from './filter.ts'
import { choiceFields, isFiltered, type Listing } from './listing.ts'

/** A field to filter by, with its values and the number of items of each. */
export interface Facet {
  key: string
  /** `yesNo`: the values are `true` and `false`. */
  kind: 'values' | 'yesNo'
  values: { value: string; name: string; count: number }[]
}

interface FacetRequest {
  page: DataPage
  listing: Listing
  timeZone: string
  /** Number of items that match the listing. */
  total: number
}

/** Longer lists have no facets, because counting would take too long. */
const countedMax = 5_000
/** A field with more values isn't a useful filter. */
const valuesMax = 12
const nameMax = 60

/** The values by which a list can be filtered. Which fields have facets depends on all items, whatever the filters; the counts are of items that match the
 *  other filters. */
export async function facetsOf(client: Client, { page, listing, timeZone, total }: FacetRequest): Promise<Facet[]> {
  const { dataCollectionId } = page
  const all = isFiltered(listing) ? (await client.dataItems.countDataItems({ dataCollectionId })).totalCount : total
  if (all > countedMax) return []
  const found = await Promise.all(
    choiceFields(page).map(async (field): Promise<Facet | undefined> => {
      const values = await countValues(client, page, field, {})
      if (!isSelective(values, all)) return undefined
      const counts = isFiltered(listing)
        ? await countValues(client, page, field, filterOf(listing, page, { timeZone, but: field.key }))
        : values
      const names = await namesOf(
        client,
        page,
        field,
        values.map(({ value }) => value),
      )
      return {
        key: field.key,
        kind: field.type === 'BOOLEAN' ? 'yesNo' : 'values',
        values: values.flatMap(({ value }) => {
          const name = names.get(value)
          return name === undefined ? [] : [{ value, name, count: counts.find((one) => one.value === value)?.count ?? 0 }]
        }),
      }
    }),
  )
  return found.filter((facet): facet is Facet => facet !== undefined && facet.values.length > 0)
}

interface Counted {
  value: string
  count: number
}

/** Values that repeat or that some items lack; few and short enough to list. */
const isSelective = (values: readonly Counted[], all: number): boolean =>
  values.length > 0 &&
  values.length <= valuesMax &&
  values.every(({ value }) => value.length <= nameMax) &&
  (values.length > 1 ? values.some(({ count }) => count > 1) : values[0]!.count < all)

const lists: ReadonlySet<string> = new Set(['ARRAY_STRING', 'MULTI_REFERENCE'])

async function countValues(
  { dataItems }: Client,
  { dataCollectionId }: DataPage,
  { key, type }: DataField,
  filter: object,
): Promise<Counted[]> {
  const stages = [
    { filter: { $and: [filter, { [key]: { $exists: true } }] } },
    ...(lists.has(type) ? [{ unwindArray: { arrayFieldName: key } }] : []),
    {
      group: {
        groupIds: [{ key: 'value', expression: { fieldPath: key } }],
        accumulators: [{ resultFieldName: 'count', sum: { expression: { numeric: 1 } } }],
      },
    },
    { sort: { values: [{ fieldName: 'count', order: 'DESC' as const }] } },
    { limit: valuesMax + 1 },
  ]
  const { results } = await dataItems.aggregatePipelineDataItems({ dataCollectionId, pipeline: { stages } })
  return (results as { _id?: { value?: unknown }; count: number }[]).flatMap(({ _id, count }) => {
    const value = _id?.value
    const isShown = type === 'BOOLEAN' ? typeof value === 'boolean' : typeof value === 'string' && value.trim() !== ''
    return isShown ? [{ value: String(value), count }] : []
  })
}

/** The names of values: the values themselves; for references, the names of visible items. */
async function namesOf(
  { dataItems }: Client,
  { references }: DataPage,
  { typeMetadata }: DataField,
  values: readonly string[],
): Promise<Map<string, string>> {
  const target = typeMetadata?.reference?.referencedCollectionId ?? typeMetadata?.multiReference?.referencedCollectionId
  if (target === undefined) return new Map(values.map((value) => [value, value]))
  const of = references.find(({ dataCollectionId }) => dataCollectionId === target)
  if (!of) return new Map()
  const { dataItems: items } = await dataItems.queryDataItems({
    dataCollectionId: target,
    query: { filter: { _id: { $in: [...values] } }, paging: { limit: valuesMax } },
  })
  return new Map(items.map(({ id, data }) => [id ?? '', nameIn(data ?? {}, of)]))
}
