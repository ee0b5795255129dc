import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seed, timesToRun } from '../../../../../tests/support/rounds.ts'
import { compileFilter } from '../compile-filter.ts'
import { always } from '../conditions.ts'
import { filterOn } from '../model-arbitraries.ts'
import { createEntities, entities, entityFields, oddEntities } from '../model-entities.ts'
import { evaluate } from '../model-filter.ts'
import { uuid, type Item } from '../model-items.ts'
import { readFilter } from '../read-filter.ts'
import { entityTarget } from '../target.ts'
import type { Violation } from '../violation.ts'
import { aggregate, type LevelRequest, type Request } from './model-aggregations.ts'
import { planAggregations } from './plan-aggregations.ts'
import { readAggregations } from './read-aggregations.ts'

const searchesTotal = timesToRun(200, 10_000)

const client = new pg.Client(inject('database'))
const db = {
  one: async <Row>({ text, values }: { text: string; values: readonly unknown[] }) =>
    (await client.query(text, [...values])).rows[0] as Row,
}

/** Around midnight, the start of a year, and both changes of the clock, in time zones with and without full hours. */
const changes = [
  '2023-12-31T23:15:00.000Z',
  '2024-01-01T00:00:00.000Z',
  '2024-02-29T12:00:00.123Z',
  '2024-03-31T00:59:59.999Z',
  '2024-03-31T01:00:00.000Z',
  '2024-07-14T22:30:00.000Z',
  '2024-10-27T00:30:00.000Z',
  '2024-10-27T01:30:00.000Z',
  '2024-11-03T05:30:00.000Z',
  '2024-11-03T06:30:00.000Z',
]
const hourly = Array.from({ length: 300 }, (_, index) => new Date(Date.UTC(2025, 0, 1) + index * 3_599_000).toISOString())
const moments = [...changes, ...hourly]
const zones = ['UTC', 'Europe/Zurich', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham']

const items: Item[] = oddEntities(seed).map((item, index) => ({
  ...item,
  lastUpdated: index % 7 === 0 ? null : { $date: moments[index % moments.length] },
}))

beforeAll(async () => {
  await client.connect()
  await createEntities(client, items)
})
afterAll(() => client.end())

const fieldPath = (...names: string[]) => fc.constantFrom(...names)
const anyField = fieldPath('name', 'slug', 'price', 'weight', 'visible', 'lastUpdated', 'collections.id', 'tags', 'owner')
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const compact = <Shape extends object>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape

const valueLevel = fc
  .record({
    fieldPath: anyField,
    sortType: optional(fc.constantFrom('COUNT', 'VALUE')),
    sortDirection: optional(fc.constantFrom('ASC', 'DESC')),
    limit: optional(fc.constantFrom(1, 2, 5, 250)),
    missingValues: optional(fc.constantFrom('EXCLUDE', 'INCLUDE')),
    group: optional(fc.constantFrom('none', 'a')),
  })
  .map(({ fieldPath: path, group, ...value }) => {
    // A group that isn't one of a number's or date's values is sorted last: the model has no such rule.
    const isNamed = group !== undefined && value.missingValues === 'INCLUDE' && (path === 'name' || path === 'tags' || path === 'owner')
    const options = isNamed ? { includeOptions: { addToBucket: group } } : {}
    const missingValues = path === 'lastUpdated' ? undefined : value.missingValues
    return { type: 'VALUE', fieldPath: path, value: compact({ ...value, missingValues, ...options }) } as LevelRequest
  })
const bound = optional(fc.oneof(fc.constant(null), fc.constantFrom(-3.25, 0, 0.01, 0.1, 10, 10.5, 1e15, 1_719_792_000_000)))
const rangeLevel = fc
  .record({
    fieldPath: fieldPath('price', 'weight', 'lastUpdated'),
    buckets: fc.array(fc.record({ from: bound, to: bound }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ fieldPath: path, buckets }) => ({ type: 'RANGE', fieldPath: path, range: { buckets: buckets.map(compact) } }) as LevelRequest)
const scalarLevel = fc
  .oneof(
    fc.record({ fieldPath: anyField, type: fc.constant('COUNT_DISTINCT') }),
    fc.record({ fieldPath: fieldPath('price', 'weight', 'lastUpdated'), type: fc.constantFrom('MIN', 'MAX') }),
  )
  .map(({ fieldPath: path, type }) => ({ type: 'SCALAR', fieldPath: path, scalar: { type } }) as LevelRequest)
const histogramLevel = fc
  .constantFrom('YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND')
  .map((interval) => ({ type: 'DATE_HISTOGRAM', fieldPath: 'lastUpdated', dateHistogram: { interval } }) as LevelRequest)

const level = fc.oneof(valueLevel, rangeLevel, scalarLevel, histogramLevel)
const isList = ({ type, fieldPath: path }: LevelRequest) => type === 'VALUE' && (path === 'tags' || path === 'collections.id')
const nested = fc
  .array(level, { minLength: 2, maxLength: 3 })
  .filter((levels) => levels.filter(isList).length < 2)
  .map((levels): Request => ({
    type: 'NESTED',
    nested: { nestedAggregations: levels.map((one, index) => ({ ...one, name: `level ${index}` })) },
  }))
const search = fc.record({
  aggregations: fc
    .array(fc.oneof({ weight: 3, arbitrary: level as fc.Arbitrary<Request> }, nested), { minLength: 1, maxLength: 4 })
    .map((list) => list.map((one, index) => ({ ...one, name: `aggregation ${index}` }))),
  filter: optional(filterOn(entityFields)),
  timeZone: fc.constantFrom(...zones),
})

test(
  `the model and PostgreSQL agree on the aggregations of ${searchesTotal} random searches, seed ${seed}`,
  { timeout: 30_000 + searchesTotal * 50 },
  async () => {
    const property = fc.asyncProperty(search, async ({ aggregations, filter = {}, timeZone }) => {
      const violations: Violation[] = []
      const plan = planAggregations({ aggregations, timeZone }, entities, violations)
      const where = compileFilter(readFilter(filter, 'filter', violations), entities, violations)
      expect(violations).toEqual([])
      const matching = items.filter((item) => evaluate(filter, item))
      const data = await readAggregations(db, plan, { from: 'entities', where })
      expect(data).toEqual({ results: aggregations.map((one) => aggregate(one, matching, timeZone)) })
    })
    await fc.assert(property, { numRuns: searchesTotal, seed })
  },
)

test('a value that every list has is counted without being stored', async () => {
  await client.query('create temp table if not exists lists (id int, list uuid[])')
  await client.query('insert into lists values (1, null), (2, $1), (3, $2)', [[uuid(1)], [uuid(1), uuid(2)]])
  const target = entityTarget({
    filterable: { list: { type: 'uuids', operators: [] } },
    columns: { list: { sql: 'lists.list', inEveryList: 'all' } },
  })
  const plan = planAggregations({ aggregations: [{ type: 'VALUE', fieldPath: 'list' }] }, target, [])
  const data = await readAggregations(db, plan, { from: 'lists', where: always })
  const values = {
    results: [
      { value: 'all', count: 3 },
      { value: uuid(1), count: 2 },
      { value: uuid(2), count: 1 },
    ],
  }
  expect(data).toEqual({ results: [{ name: 'list', type: 'VALUE', fieldPath: 'list', values }] })
})

test('a histogram has the latest 200 periods, a nested aggregation the first 1000 combinations', async () => {
  await client.query(`create temp table if not exists moments as
    select '2024-01-01T00:00:00Z'::timestamptz + number * interval '1 day' as at, number, copy from generate_series(0, 299) as number, generate_series(1, 5) as copy`)
  const target = entityTarget({
    filterable: { at: { type: 'date', operators: [] }, number: { type: 'number', operators: [] }, copy: { type: 'number', operators: [] } },
    columns: { at: 'at', number: { sql: 'number', scale: 0 }, copy: { sql: 'copy', scale: 0 } },
  })
  const numbers = { type: 'VALUE', fieldPath: 'number', value: { limit: 250, sortType: 'VALUE', sortDirection: 'ASC' } } as const
  const copies = { type: 'SCALAR', fieldPath: 'copy', scalar: { type: 'MAX' } } as const
  const aggregations: Request[] = [
    { type: 'DATE_HISTOGRAM', fieldPath: 'at', dateHistogram: { interval: 'DAY' } },
    { name: 'some', type: 'NESTED', nested: { nestedAggregations: [numbers, { ...copies, name: 'last' }] } },
    { name: 'all', type: 'NESTED', nested: { nestedAggregations: [numbers, { ...numbers, fieldPath: 'copy' }] } },
  ]
  const plan = planAggregations({ aggregations }, target, [])
  const { results } = (await readAggregations(db, plan, { from: 'moments', where: always }))!
  const days = results[0]!.dateHistogram!.results
  expect([days.length, days[0], days.at(-1)]).toEqual([
    200,
    { value: '2024-04-10T00:00:00.000Z', count: 5 },
    { value: '2024-10-26T00:00:00.000Z', count: 5 },
  ])
  const [some, all] = results.slice(1).map(({ nested: combined }) => combined!.results)
  expect(some).toHaveLength(250)
  expect(some![249]).toEqual({ results: { number: { value: { value: '249', count: 5 } }, last: { scalar: { value: 5 } } } })
  expect(all).toHaveLength(1000)
  expect(all![999]).toEqual({ results: { number: { value: { value: '199', count: 5 } }, copy: { value: { value: '5', count: 1 } } } })
})

test('every time zone that a search can name is one of the database', async () => {
  const { rows } = await client.query<{ name: string }>('select lower(name) as name from pg_timezone_names')
  const names = new Set(rows.map(({ name }) => name))
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !names.has(zone.toLowerCase()))).toEqual([])
})

test('400: a time zone that Node.js knows and the database doesn’t', async () => {
  const days: Request = { type: 'DATE_HISTOGRAM', fieldPath: 'lastUpdated', dateHistogram: { interval: 'DAY' } }
  const plan = planAggregations({ aggregations: [days], timeZone: 'US/Pacific-New' }, entities, [])
  await expect(readAggregations(db, plan, { from: 'entities', where: always })).rejects.toMatchObject({
    violations: [{ field: 'search.timeZone', violatedRule: 'FORMAT' }],
  })
})
