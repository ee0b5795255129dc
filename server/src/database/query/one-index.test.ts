import { describe, expect, test } from 'vitest'
import type { Sql } from '../../kernel/db.ts'
import { fragment } from '../sql.ts'
import { planQuery, type QueryRequest } from './plan-query.ts'
import type { QueryPlan } from './query-plan.ts'
import { dataTarget } from './target.ts'

const target = dataTarget({
  hidden: ['secret'],
  indexedColumns: new Map([
    ['price', 'k1'],
    ['city', 'k2'],
    ['secret', 'k3'],
    ['_publishStatus', `to_jsonb('at a time'::text)`],
  ]),
  fieldsWithoutLists: new Set(['price', 'secret', '_publishStatus']),
})

function select(query: QueryRequest['query'], isWholeCollection = true): { statement: Sql; plan: QueryPlan } {
  const plan = planQuery({ query, target, seal: { key: 'a key of the test', scope: 'items' } })
  if (plan.violations) throw new Error(JSON.stringify(plan.violations))
  return { statement: plan.select({ columns: 'id', from: 'items', where: fragment('true'), isWholeCollection }), plan }
}

const isNamed = (query: QueryRequest['query'], isWholeCollection = true): boolean =>
  select(query, isWholeCollection).statement.name !== undefined

const by = (fieldName: string, order: 'ASC' | 'DESC' = 'ASC') => ({ sort: [{ fieldName, order }] })

describe('a statement on documents has a name if one index answers it with any values', () => {
  test.each<[string, QueryRequest['query']]>([
    ['everything', {}],
    ['by a column', by('price', 'DESC')],
    ['by a system field', by('_createdDate')],
    ['from a date in a system field', { filter: { _createdDate: { $gte: '2026-01-05T09:00:00.000Z' } }, ...by('_createdDate') }],
    ['a range in its own order', { filter: { price: { $gte: 1, $lt: 5 } }, ...by('price') }],
    ['one value', { filter: { price: 3 } }],
    ['ids after one', { filter: { _id: { $gt: 'a' } } }],
    ['a common page size', { paging: { limit: 20 } }],
  ])('%s', (_, query) => expect(isNamed(query)).toBe(true))

  test.each<[string, QueryRequest['query']]>([
    ['a field of the document', { filter: { title: 'a' } }],
    ['by a field of the document', by('title')],
    ['a range in another order', { filter: { price: { $gt: 1 } } }],
    ['another column than that of the sort', { filter: { price: 3 }, ...by('_createdDate') }],
    ['two columns', { filter: { price: 3, _id: 'a' } }],
    ['by two columns', { sort: [...by('price').sort, ...by('_id').sort] }],
    ['a column with lists', { filter: { city: 'Porto' } }],
    ['a hidden column', { filter: { secret: 'a' } }],
    ['a status, which changes with time', { filter: { _publishStatus: 'DRAFT' } }],
    ['an owner, who can have any number of items', { filter: { _owner: '00000000-0000-4000-8000-000000000001' } }],
    ['text that may be a date', { filter: { price: '2026-01-05T09:00:00.000Z' } }],
    ['a range from such text', { filter: { price: { $gte: '2026-01-05T09:00:00.000Z' } }, ...by('price') }],
    ['a range between two', { filter: { price: { $gte: '2026-01-05T09:00:00.000Z', $lt: '2026-02-05T09:00:00.000Z' } }, ...by('price') }],
    ['one of several values', { filter: { price: { $in: [1, 2] } } }],
    ['no value', { filter: { price: { $ne: 1 } }, ...by('price') }],
    ['alternatives', { filter: { $or: [{ price: 1 }, { price: 2 }] }, ...by('price') }],
    ['three conditions', { filter: { price: { $gt: 1, $lt: 5, $gte: 2 } }, ...by('price') }],
    ['an offset', { paging: { limit: 20, offset: 20 } }],
    ['another page size', { paging: { limit: 21 } }],
  ])('not: %s', (_, query) => expect(isNamed(query)).toBe(false))

  test('not: a part of the collection', () => expect(isNamed({}, false)).toBe(false))
})

describe('its plan is made without the bounds', () => {
  const between = { filter: { price: { $gte: 1, $lt: 5 } }, ...by('price') }
  const boundsIn = ({ text }: Sql) => text.match(/\(select \$\d+::\w+\)/g) ?? []

  test('of the filter', () => {
    const { statement } = select(between)
    expect(boundsIn(statement)).toEqual(['(select $1::jsonb)', '(select $2::jsonb)'])
    expect(statement.values).toEqual(['1', '5'])
  })

  test('and of a cursor', () => {
    const { plan } = select({ ...between, cursorPaging: { limit: 10 } })
    const { next } = plan.page(Array.from({ length: 11 }, () => ({ stoa_place: '["3", "a"]' }))).cursors
    expect(boundsIn(select({ cursorPaging: { cursor: next, limit: 10 } }).statement)).toHaveLength(5)
  })

  test('but with them where they decide about the plan', () => {
    expect(boundsIn(select({ filter: { price: { $gt: 1 } } }).statement)).toEqual([])
    expect(boundsIn(select(between, false).statement)).toEqual([])
  })
})
