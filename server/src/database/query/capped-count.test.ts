import { expect, test } from 'vitest'
import type { Db, Sql } from '../../kernel/db.ts'
import { fragment } from '../sql.ts'
import { totalOf } from './capped-count.ts'
import { planQuery } from './plan-query.ts'
import { dataTarget } from './target.ts'

const seal = { key: 'a key of the test', scope: 'site/items/olga' }

/** A database in which this many rows match, and the statements it received. */
function holding(total: number) {
  const asked: Sql[] = []
  const db = { one: async (statement: Sql) => (asked.push(statement), { total }) } as unknown as Db
  return { db, asked }
}

function counted(db: Db, query: object, found: number, name = 'olga') {
  const plan = planQuery({ query, target: dataTarget(), seal })
  if (plan.violations) throw new Error(JSON.stringify(plan.violations))
  const page = plan.page(Array.from({ length: found }, () => ({ stoa_place: '[["a"]]' })))
  return totalOf(db, { plan, page, selection: { from: 'items', where: fragment('owner = $1', [name]) }, atMost: 100 })
}

test.each([
  ['the first and only page', { paging: { limit: 20 } }, 7, 7],
  ['a last page further on', { paging: { limit: 20, offset: 40 } }, 7, 47],
  ['no rows at all', { paging: { limit: 20 } }, 0, 0],
])('%s gives the total without a statement', async (_, query, found, total) => {
  const { db, asked } = holding(-1)
  expect(await counted(db, query, found)).toBe(total)
  expect(asked).toEqual([])
})

test.each([
  ['a page that another one follows', { paging: { limit: 20 } }, 21],
  ['a page behind the last', { paging: { limit: 20, offset: 60 } }, 0],
])('%s needs a count', async (_, query, found) => {
  const { db, asked } = holding(55)
  expect([await counted(db, query, found), await counted(db, query, found)]).toEqual([55, 55])
  expect(asked).toHaveLength(2)
})

test('exceeding the cap is detected once, for each query by itself', async () => {
  const { db, asked } = holding(101)
  const page = { paging: { limit: 20 } }
  expect([await counted(db, page, 21), await counted(db, page, 21)]).toEqual([101, 101])
  expect(asked).toHaveLength(1)
  await counted(db, page, 21, 'otto')
  await counted(db, { ...page, filter: { colour: 'blue' } }, 21)
  expect(asked).toHaveLength(3)
})
