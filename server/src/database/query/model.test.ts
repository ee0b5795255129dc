import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seed, timesToRun } from '../../../../tests/support/rounds.ts'
import { part, raw, sql } from '../sql.ts'
import { compileFilter } from './compile-filter.ts'
import { joinFragments } from './conditions.ts'
import { filterOn, type SearchedField } from './model-arbitraries.ts'
import { createEntities, entities, entityFields, oddEntities } from './model-entities.ts'
import { evaluate } from './model-filter.ts'
import { createItems, itemFields, oddItems, type Item } from './model-items.ts'
import { readFilter } from './read-filter.ts'
import { dataTarget, type Target } from './target.ts'
import type { Violation } from './violation.ts'

const filtersTotal = timesToRun(1_000, 100_000)
const filtersAtOnce = 20
const patienceMs = 30_000 + filtersTotal * 10

const client = new pg.Client(inject('database'))
beforeAll(() => client.connect())
afterAll(() => client.end())

describe(`D06, D08: the model and PostgreSQL agree on ${filtersTotal} random filters, seed ${seed}`, () => {
  test('in data items', { timeout: patienceMs }, async () => {
    const items = oddItems(seed)
    await createItems(client, items)
    await compareWithModel({ items, table: 'items', target: dataTarget(), fields: itemFields })
  })

  test('in data items with hidden fields, as if these were empty', { timeout: patienceMs }, async () => {
    const hidden = ['a', 'nest', '_owner']
    const items = oddItems(seed).map((item) => Object.fromEntries(Object.entries(item).filter(([name]) => !hidden.includes(name))))
    const fields = itemFields.filter(({ field }) => hidden.includes(field.split('.')[0] ?? ''))
    await compareWithModel({ items, table: 'items', target: dataTarget({ hidden }), fields }, filtersTotal / 10)
  })

  test('in data items with values in columns too', { timeout: patienceMs }, async () => {
    const names = ['a', 'tags']
    const indexedColumns = new Map(names.map((name) => [name, `(coalesce(doc -> '${name}', 'null'::jsonb))`]))
    const fields = itemFields.filter(({ field }) => names.includes(field))
    expect(fields.length).toBeGreaterThan(1)
    await compareWithModel({ items: oddItems(seed), table: 'items', target: dataTarget({ indexedColumns }), fields }, filtersTotal / 4)
  })

  test('in data items without lists, with values in columns, and in case-insensitive columns', { timeout: patienceMs }, async () => {
    const items = oddItems(seed).filter(({ a }) => !Array.isArray(a))
    expect(items.length).toBeGreaterThan(100)
    const a = `(coalesce(doc -> 'a', 'null'::jsonb))`
    const folded = `(case jsonb_typeof(${a}) when 'string' then to_jsonb(lower(replace(${a} #>> '{}', chr(1114111), chr(1114110)))) else ${a} end)`
    const table = `(select * from items where jsonb_typeof(${a}) <> 'array') as items`
    const fields = itemFields.filter(({ field }) => field === 'a')
    const columns = { indexedColumns: new Map([['a', a]]), fieldsWithoutLists: new Set(['a']), foldedColumns: new Map([['a', folded]]) }
    await compareWithModel({ items, table, target: dataTarget(columns), fields }, filtersTotal / 4)
    await compareWithModel({ items, table, target: dataTarget({ foldedColumns: columns.foldedColumns }), fields }, filtersTotal / 4)
  })

  test('in entities', { timeout: patienceMs }, async () => {
    const items = oddEntities(seed)
    await createEntities(client, items)
    await compareWithModel({ items, table: 'entities', target: entities, fields: entityFields })
  })

  test('through indexes', { timeout: patienceMs }, async () => {
    await client.query(`create index on items (coalesce(doc -> 'a', 'null'::jsonb), id)`)
    await client.query(`create index on items using gin (doc jsonb_path_ops)`)
    await client.query('set enable_seqscan = off')
    const items = oddItems(seed)
    const filters = fc.sample(filterOn(itemFields.filter(({ field }) => field === 'a' || field === 'tags')), {
      numRuns: filtersTotal / 10,
      seed,
    })
    for (const filter of filters) expect(await find(filter), JSON.stringify(filter)).toEqual(expected(filter, items))
    await client.query('reset enable_seqscan')
  })
})

interface Comparison {
  items: readonly Item[]
  table: string
  target: Target
  fields: readonly SearchedField[]
}

async function compareWithModel({ items, table, target, fields }: Comparison, total = filtersTotal): Promise<void> {
  const batch = fc.array(filterOn(fields), { minLength: filtersAtOnce, maxLength: filtersAtOnce })
  const property = fc.asyncProperty(batch, async (filters) => {
    const found = await findEach(filters, table, target)
    filters.forEach((filter, index) => expect(found[index], JSON.stringify(filter)).toEqual(expected(filter, items)))
  })
  await fc.assert(property, { numRuns: Math.ceil(total / filtersAtOnce), seed })
}

const expected = (filter: unknown, items: readonly Item[]) => items.filter((item) => evaluate(filter, item)).map((item) => item._id)

function conditionOf(filter: unknown, target: Target) {
  const violations: Violation[] = []
  const condition = compileFilter(readFilter(filter, 'filter', violations), target, violations)
  expect(violations).toEqual([])
  return condition
}

/** The ids that each filter finds, in order. */
async function findEach(filters: readonly unknown[], table: string, target: Target): Promise<string[][]> {
  const lists = filters.map(
    (filter) => part`to_json(coalesce(array_agg(id::text order by id) filter (where ${conditionOf(filter, target)}), '{}'))`,
  )
  const statement = sql`select array_to_json(array[${joinFragments(lists, ', ')}]) as found from ${raw(table)}`
  const { rows } = await client.query<{ found: string[][] }>(statement.text, [...statement.values])
  return rows[0]?.found ?? []
}

async function find(filter: unknown): Promise<string[]> {
  const statement = sql`select id from items where ${conditionOf(filter, dataTarget())} order by id`
  const { rows } = await client.query<{ id: string }>(statement.text, [...statement.values])
  return rows.map(({ id }) => id)
}
