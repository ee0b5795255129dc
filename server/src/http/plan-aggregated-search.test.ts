import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { always } from '../database/query/conditions.ts'
import type { PositionedRow } from '../database/query/query-plan.ts'
import { bySubstrings } from '../database/query/searchable.ts'
import { entityTarget } from '../database/query/target.ts'
import type { Context } from '../kernel/context.ts'
import type { Sql } from '../kernel/db.ts'
import { Invalid } from '../kernel/refuse.ts'
import { planAggregatedSearch } from './plan-aggregated-search.ts'

const client = new pg.Client(inject('database'))
const run = async ({ text, values }: Sql) => (await client.query(text, [...values])).rows
const db = { one: async <Row>(statement: Sql) => (await run(statement))[0] as Row | undefined }
const context = { site: { id: 'site', cursorKey: 'a key of the test' }, identity: { kind: 'visitor', id: 'vera' } } as unknown as Context

const target = entityTarget({
  filterable: { brand: { type: 'text', operators: ['eq'], sortable: true }, price: { type: 'number', operators: ['gt'], sortable: true } },
  columns: { brand: 'brand', price: { sql: 'price', scale: 2 } },
  id: { sql: 'id', type: 'text' },
})

type Search = Parameters<typeof planAggregatedSearch>[1]['search']
const planned = (search: Search) =>
  planAggregatedSearch(context, { of: 'goods', search, target, searchable: bySubstrings({ name: 'name' }), limits: { max: 100 } })

async function results(search: Search) {
  const { plan, aggregate } = planned(search)
  const rows = (await run(plan.select({ columns: 'id', from: 'goods', where: always }))) as PositionedRow<{ id: string }>[]
  const { cursors, hasNext, rows: page } = plan.page(rows)
  return { ids: page.map(({ id }) => id).join(''), cursors, hasNext, data: await aggregate(db, { from: 'goods', where: always }) }
}

beforeAll(async () => {
  await client.connect()
  await client.query('create temp table goods (id text, name text, brand text, price bigint)')
  await client.query(
    `insert into goods values ('a', 'Mug', 'Nord', 1250), ('b', 'Small mug', 'Nord', 800), ('c', 'Mug, large', null, 2000), ('d', 'Scarf', 'Nord', 100)`,
  )
})
afterAll(() => client.end())

const brands = { type: 'VALUE', fieldPath: 'brand' } as const
const search: Search = {
  search: { expression: 'mug' },
  filter: { price: { $gt: '9' } },
  sort: [{ fieldName: 'price', order: 'DESC' }],
  aggregations: [brands, { name: 'lowest', type: 'SCALAR', fieldPath: 'price', scalar: { type: 'MIN' } }],
}

test('aggregates all entries that have the terms and meet the filter, beside a page of them', async () => {
  const first = await results({ ...search, cursorPaging: { limit: 1 } })
  expect(first).toMatchObject({ ids: 'c', hasNext: true })
  expect(first.data).toEqual({
    results: [
      { name: 'brand', type: 'VALUE', fieldPath: 'brand', values: { results: [{ value: 'Nord', count: 1 }] } },
      { name: 'lowest', type: 'SCALAR', fieldPath: 'price', scalar: { type: 'MIN', value: 12.5 } },
    ],
  })
  const second = await results({ cursorPaging: { cursor: first.cursors.next! } })
  expect(second).toMatchObject({ ids: 'a', hasNext: false, data: undefined })
})

test('a page of 0 entries has aggregations only, and no page after it', async () => {
  const { ids, hasNext, cursors, data } = await results({ aggregations: [brands], cursorPaging: { limit: 0 } })
  expect({ ids, hasNext, next: cursors.next }).toEqual({ ids: '', hasNext: false, next: undefined })
  expect(data?.results[0]?.values?.results).toEqual([{ value: 'Nord', count: 3 }])
})

test('everything without a search', async () => {
  expect(await results(null)).toMatchObject({ ids: 'abcd', data: undefined })
})

test('400: all violations of a search at once', () => {
  const refused: Search = {
    search: { expression: 'a', fields: ['description'] },
    filter: { colour: 'blue' },
    sort: [{ fieldName: 'colour' }],
    aggregations: [{ type: 'VALUE', fieldPath: 'colour' }],
    timeZone: 'Nowhere',
    cursorPaging: { limit: 101 },
  }
  const fieldsOf = (error: unknown) => (error instanceof Invalid ? error.violations.map(({ field }) => field) : [])
  let thrown: unknown
  try {
    planned(refused)
  } catch (error) {
    thrown = error
  }
  expect(fieldsOf(thrown)).toEqual([
    'search.aggregations[0].fieldPath',
    'search.cursorPaging.limit',
    'search.filter.colour',
    'search.search.fields[0]',
    'search.sort[0].fieldName',
    'search.timeZone',
  ])
})

test('400: a cursor of another list', async () => {
  const { cursors } = await results({ cursorPaging: { limit: 1 } })
  const other = {
    of: 'others',
    search: { cursorPaging: { cursor: cursors.next! } },
    target,
    searchable: bySubstrings({}),
    limits: { max: 100 },
  }
  expect(() => planAggregatedSearch(context, other)).toThrow(Invalid)
})
