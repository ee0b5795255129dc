import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { seed, timesToRun } from '../../../../../tests/support/rounds.ts'
import { seededRandom } from '../../../../../tests/support/seeded-random.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { evaluate, order, valueAt } from '../../../database/query/model-filter.ts'

let site: TestSite
let owner: Client
let items: Record<string, unknown>[]

const numbers = [0, 1, -1, 0.1, 0.2, 1e21, -0.5, 3]
const values = [...numbers, null, undefined, 'a', 'b', '10', '', true, false, { $date: '2026-01-01T00:00:00.000Z' }, [], [1, 'a'], { x: 1 }]

function randomly(seed: number): <One>(list: readonly One[]) => One {
  const random = seededRandom(seed)
  return (list) => list[Math.floor(random() * list.length)]!
}

const runs = timesToRun(150, 5_000)
const in_ = { dataCollectionId: 'Odd' }

beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  await owner.dataCollections.createDataCollection({ collection: { id: 'Odd' } })
  const pick = randomly(seed)
  const dataItems = Array.from({ length: 120 }, (_, n) => {
    const data = { a: pick(values), b: pick(['x', 'y', null, undefined]), in: { n: pick(numbers), c: pick(values) } }
    return { id: `i${n}`, data: JSON.parse(JSON.stringify(data)) as Record<string, unknown> }
  })
  await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems })
  const found = await owner.dataItems.queryDataItems({ ...in_, query: { paging: { limit: 1000 } } })
  items = found.dataItems.map(({ data }) => data!)
})

const fields = ['a', 'b', 'in.n', 'in.c', 'nowhere', '_owner']
const kinds = ['sum', 'average', 'min', 'max'] as const

/** Figures, calculated in the plainest way. */
function reckoned(kind: (typeof kinds)[number], held: readonly unknown[]): unknown {
  const summed = held.filter((value) => typeof value === 'number')
  const there = held.filter((value) => value !== null).toSorted(order)
  if (kind === 'min') return there[0] ?? null
  if (kind === 'max') return there.at(-1) ?? null
  const sum = summed.reduce((total, value) => total + value, 0)
  return kind === 'sum' ? sum : summed.length > 0 ? sum / summed.length : null
}

const near = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toPrecision(10)) : value)

test(`the model and PostgreSQL agree on ${runs} random aggregations, seed ${seed}`, async () => {
  const pick = randomly(seed + 1)
  for (let run = 0; run < runs; run++) {
    const groupingFields = [pick(fields), pick(fields)].slice(0, pick([0, 1, 1, 2]))
    const operation = { kind: pick(kinds), field: pick(fields) }
    const initialFilter = pick<Record<string, unknown>>([
      {},
      { b: 'x' },
      { 'in.n': { $gt: 0 } },
      { a: { $ne: null } },
      { $not: { b: 'y' } },
    ])
    const { results } = await owner.dataItems.aggregateDataItems({
      ...in_,
      initialFilter,
      aggregation: {
        groupingFields,
        operations: [
          { resultFieldName: 'figure', [operation.kind]: { itemFieldName: operation.field } },
          { resultFieldName: 'items', itemCount: {} },
        ],
      },
      paging: { limit: 1000 },
    })
    const passing = items.filter((item) => evaluate(initialFilter, item))
    const groups = Map.groupBy(passing, (item) => JSON.stringify(groupingFields.map((field) => valueAt(item, field))))
    if (groupingFields.length === 0 && groups.size === 0) groups.set('[]', [])
    const expected = [...groups].map(([key, group]) => {
      const held = JSON.parse(key) as unknown[]
      return {
        ...(groupingFields.length > 0 ? { _id: Object.fromEntries(groupingFields.map((field, index) => [field, held[index]])) } : {}),
        figure: near(
          reckoned(
            operation.kind,
            group.map((item) => valueAt(item, operation.field)),
          ),
        ),
        items: group.length,
      }
    })
    const told = results.map((result) => ({ ...result, figure: near(result.figure) }))
    const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(one, keysOf(one))).toSorted()
    expect(sorted(told), JSON.stringify({ groupingFields, operation, initialFilter })).toEqual(sorted(expected))
  }
}, 60_000)

/** Every key at every depth, so that their order doesn't matter. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return [...new Set(Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]))].toSorted()
}

describe('D19: aggregates', () => {
  const aggregate = (more: object) =>
    owner.dataItems.aggregateDataItems({
      ...in_,
      aggregation: { groupingFields: ['b'], operations: [{ resultFieldName: 'n', itemCount: {} }] },
      ...more,
    })

  test('filtered and sorted by aggregates and group values; pages continue by cursor alone', async () => {
    const all = await aggregate({ sort: [{ fieldName: 'b', order: 'DESC' }], returnTotalCount: true })
    expect(all.results.map(({ _id }) => (_id as { b: unknown }).b)).toEqual(['y', 'x', null])
    expect(all.pagingMetadata.total).toBe(3)
    const first = await aggregate({ sort: [{ fieldName: 'b', order: 'DESC' }], cursorPaging: { limit: 2 }, finalFilter: { n: { $gt: 1 } } })
    const second = await owner.dataItems.aggregateDataItems({ ...in_, cursorPaging: { cursor: first.pagingMetadata.cursors!.next! } })
    expect([...first.results, ...second.results]).toEqual(all.results)
    expect(second.pagingMetadata.hasNext).toBe(false)
    expect((await aggregate({ finalFilter: { nowhere: { $gt: 1 } } })).results).toEqual([])
  })

  test('D19: a sum beyond the range of doubles is null, not an error', async () => {
    await owner.dataCollections.createDataCollection({ collection: { id: 'Huge' } })
    const huge = { dataCollectionId: 'Huge' }
    await owner.dataItems.bulkInsertDataItems({ ...huge, dataItems: Array.from({ length: 3 }, () => ({ data: { n: 1.7e308 } })) })
    const operations = [{ resultFieldName: 'all', sum: { itemFieldName: 'n' } }]
    expect((await owner.dataItems.aggregateDataItems({ ...huge, aggregation: { operations } })).results).toMatchObject([{}])
  })

  test.each<[string, object, string]>([
    ['nothing asked for', { aggregation: {} }, 'aggregation'],
    [
      'two figures in one',
      { aggregation: { operations: [{ resultFieldName: 'n', itemCount: {}, sum: { itemFieldName: 'a' } }] } },
      'aggregation.operations[0]',
    ],
    [
      'a name twice',
      { aggregation: { operations: [1, 2].map(() => ({ resultFieldName: 'n', itemCount: {} })) } },
      'aggregation.operations[1].resultFieldName',
    ],
    [
      'a thousand figures',
      { aggregation: { operations: Array.from({ length: 1000 }, (_, n) => ({ resultFieldName: `n${n}`, itemCount: {} })) } },
      'aggregation.operations',
    ],
    ['a field that is none', { aggregation: { groupingFields: ["a') or 1=1 --"] } }, 'aggregation.groupingFields[0]'],
    ['an operator that is none', { finalFilter: { n: { $where: 1 } } }, 'finalFilter.n.$where'],
    ['an operator that is none, before', { initialFilter: { n: { $where: 1 } } }, 'initialFilter.n.$where'],
    ['a page without end', { paging: { limit: 1e9 } }, 'paging.limit'],
    ['a cursor nobody made', { cursorPaging: { cursor: 'aaaa' } }, 'cursorPaging.cursor'],
  ])('400: %s', async (_, more, field) => {
    expect((await refusalOf(aggregate(more))).violations.map((violation) => violation.field)).toContain(field)
  })
})

describe('distinct values', () => {
  test.each(fields)('%s: each once, in order, as in the model', async (fieldName) => {
    const { distinctValues, pagingMetadata } = await owner.dataItems.queryDistinctValues({
      ...in_,
      fieldName,
      filter: { b: { $ne: 'y' } },
      returnTotalCount: true,
    })
    const held = items.filter((item) => evaluate({ b: { $ne: 'y' } }, item)).map((item) => valueAt(item, fieldName))
    const different = [...new Map(held.filter((value) => value !== null).map((value) => [JSON.stringify(value), value])).values()]
    expect(distinctValues).toEqual(different.toSorted(order))
    expect(pagingMetadata.total).toBe(different.length)
  })

  test('pages follow a cursor or an offset, descending too', async () => {
    const all = await owner.dataItems.queryDistinctValues({ ...in_, fieldName: 'in.n', order: 'DESC' })
    const first = await owner.dataItems.queryDistinctValues({ ...in_, fieldName: 'in.n', order: 'DESC', cursorPaging: { limit: 3 } })
    const second = await owner.dataItems.queryDistinctValues({
      ...in_,
      cursorPaging: { cursor: first.pagingMetadata.cursors!.next!, limit: 3 },
    })
    const skipped = await owner.dataItems.queryDistinctValues({ ...in_, fieldName: 'in.n', order: 'DESC', paging: { limit: 3, offset: 3 } })
    expect([...first.distinctValues, ...second.distinctValues]).toEqual(all.distinctValues.slice(0, 6))
    expect(skipped.distinctValues).toEqual(second.distinctValues)
    const back = await owner.dataItems.queryDistinctValues({ ...in_, cursorPaging: { cursor: second.pagingMetadata.cursors!.prev! } })
    expect(back.distinctValues).toEqual(first.distinctValues)
  })

  test('D20: 400: a missing or unknown field', async () => {
    expect((await refusalOf(owner.dataItems.queryDistinctValues(in_))).violations[0]?.field).toBe('fieldName')
    expect((await refusalOf(owner.dataItems.queryDistinctValues({ ...in_, fieldName: 'a->b' }))).violations[0]?.field).toBe('fieldName')
  })
})

test('counts are exact, with any filter', async () => {
  for (const filter of [{}, { b: 'x' }, { a: { $exists: false } }, { $or: [] }, { $and: [] }])
    expect((await owner.dataItems.countDataItems({ ...in_, filter })).totalCount).toBe(
      items.filter((item) => evaluate(filter, item)).length,
    )
})
