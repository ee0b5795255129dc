import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seed, timesToRun } from '../../../../tests/support/rounds.ts'
import { fragment } from '../sql.ts'
import { filterOn } from './model-arbitraries.ts'
import { createEntities, entities, entityFields, oddEntities } from './model-entities.ts'
import { evaluate, order, valueAt } from './model-filter.ts'
import { createItems, insertItems, itemFields, oddItems, type Item } from './model-items.ts'
import { planQuery, type QueryRequest } from './plan-query.ts'
import type { Page, PositionedRow } from './query-plan.ts'
import type { Sorting } from './sort.ts'
import { dataTarget, type Target } from './target.ts'

const runs = timesToRun(100, 2_000)
const seal = { key: 'a key of the test', scope: 'site/items/olga' }

const client = new pg.Client(inject('database'))
beforeAll(() => client.connect())
afterAll(() => client.end())

type Row = PositionedRow<{ id: string }>

async function pageOf(table: string, target: Target, query: QueryRequest['query']): Promise<Page<Row>> {
  const plan = planQuery({ query, target, seal })
  if (plan.violations) throw new Error(JSON.stringify(plan.violations))
  const { text, values } = plan.select({ columns: 'id', from: table, where: fragment('true') })
  return plan.page((await client.query<Row>(text, [...values])).rows)
}

async function follow(
  table: string,
  target: Target,
  first: QueryRequest['query'],
  way: 'next' | 'prev',
): Promise<{ ids: string[]; lastPage: Page<Row> }> {
  const ids: string[] = []
  let page = await pageOf(table, target, first)
  for (;;) {
    const found = page.rows.map(({ id }) => id)
    if (way === 'next') ids.push(...found)
    else ids.unshift(...found)
    const cursor = page.cursors[way]
    if (cursor === undefined) return { ids, lastPage: page }
    page = await pageOf(table, target, { cursorPaging: { cursor } })
  }
}

function sorted(items: readonly Item[], filter: unknown, sort: readonly Sorting[]): unknown[] {
  const sign = (descending: boolean | undefined) => (descending ? -1 : 1)
  const keys = sort.map(({ fieldName, order: direction }) => ({ fieldName, sign: sign(direction === 'DESC') }))
  const byId = keys.at(-1)?.sign ?? 1
  const compare = (a: Item, b: Item) =>
    keys
      .map(({ fieldName, sign: factor }) => factor * order(valueAt(a, fieldName), valueAt(b, fieldName)))
      .find((result) => result !== 0) ?? byId * order(a._id, b._id)
  return items
    .filter((item) => evaluate(filter, item))
    .toSorted(compare)
    .map(({ _id }) => _id)
}

const sortOn = (fields: readonly string[]) =>
  fc.array(fc.record({ fieldName: fc.constantFrom(...fields), order: fc.constantFrom('ASC' as const, 'DESC' as const) }), { maxLength: 3 })

interface World {
  items: readonly Item[]
  table: string
  target: Target
  sortable: readonly string[]
  filters: fc.Arbitrary<unknown>
}

async function walkBothWays({ items, table, target, sortable, filters }: World): Promise<void> {
  const walk = fc.record({ filter: fc.oneof(fc.constant({}), filters), sort: sortOn(sortable), limit: fc.integer({ min: 1, max: 120 }) })
  const property = fc.asyncProperty(walk, async ({ filter, sort, limit }) => {
    const whole = sorted(items, filter, sort)
    const forward = await follow(
      table,
      target,
      { filter, sort, cursorPaging: { limit: Math.max(limit, Math.ceil(whole.length / 20)) } },
      'next',
    )
    expect(forward.ids).toEqual(whole)
    const { rows, cursors } = forward.lastPage
    const backward = cursors.prev === undefined ? [] : (await follow(table, target, { cursorPaging: { cursor: cursors.prev } }, 'prev')).ids
    expect([...backward, ...rows.map(({ id }) => id)]).toEqual(whole)
  })
  await fc.assert(property, { numRuns: runs, seed })
}

describe(`consecutive pages are the whole sorted list, forward and backward (${runs} random walks, seed ${seed})`, () => {
  test('of data items, with values of all types in one field', { timeout: 60_000 + runs * 500 }, async () => {
    const items = oddItems(seed)
    await createItems(client, items)
    const sortable = ['a', 'b', 'when', 'nest.a', 'tags', '_createdDate', '_owner', 'id', 'nowhere', '__proto__']
    await walkBothWays({ items, table: 'items', target: dataTarget(), sortable, filters: filterOn(itemFields) })
  })

  test('of entities, nulls included', { timeout: 60_000 + runs * 500 }, async () => {
    const items = oddEntities(seed)
    await createEntities(client, items)
    const sortable = ['name', 'slug', 'price', 'weight', 'visible', 'lastUpdated', 'owner']
    await walkBothWays({ items, table: 'entities', target: entities, sortable, filters: filterOn(entityFields) })
  })

  test('during inserts: every row that existed is returned once', async () => {
    const before = (await client.query<{ id: string }>('select id from items')).rows.map(({ id }) => id)
    const [extra] = oddItems(seed + 1)
    const seen: string[] = []
    let page = await pageOf('items', dataTarget(), { sort: [{ fieldName: 'a', order: 'DESC' }], cursorPaging: { limit: 20 } })
    for (let number = 0; ; number++) {
      seen.push(...page.rows.map(({ id }) => id))
      if (page.cursors.next === undefined) break
      await insertItems(client, [
        { ...extra, _id: `a${number}` },
        { ...extra, _id: `z${number}`, a: number },
      ])
      page = await pageOf('items', dataTarget(), { cursorPaging: { cursor: page.cursors.next } })
    }
    expect(seen.filter((id) => before.includes(id)).toSorted()).toEqual(before.toSorted())
    expect(new Set(seen).size).toBe(seen.length)
  })
})
