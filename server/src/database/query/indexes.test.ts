import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Sql } from '../../kernel/db.ts'
import { fragment } from '../sql.ts'
import { planQuery, type QueryRequest } from './plan-query.ts'
import { dataTarget, entityTarget, type Target } from './target.ts'

const seal = { key: 'a key of the test', scope: 'site/books/olga' }
const site = '00000000-0000-4000-8000-00000000000a'
const ordered = ['eq', 'in', 'gt', 'gte', 'lt', 'lte', 'between', 'contains'] as const
const shelf = entityTarget({
  filterable: {
    title: { type: 'text', operators: ordered, sortable: true },
    price: { type: 'number', operators: ordered.slice(0, -1), sortable: true },
    printed: { type: 'date', operators: ordered.slice(0, -1), sortable: true },
    shelves: { type: 'uuids', operators: ['hasSome', 'hasAll'] },
  },
  columns: {
    title: { sql: 'title', notNull: true },
    price: { sql: 'price_minor', notNull: true, scale: 2 },
    printed: { sql: 'printed', notNull: true },
    shelves: { sql: 'shelf_ids', inEveryList: 'everything' },
  },
})

const client = new pg.Client(inject('database'))

beforeAll(async () => {
  await client.connect()
  await client.query(`create temp table shelf (site_id uuid not null, id uuid not null, title text not null, price_minor bigint not null, printed timestamptz not null,
    shelf_ids uuid[] not null, primary key (site_id, id))`)
  await client.query(`insert into shelf select '${site}', gen_random_uuid(), 'Volume ' || n, n % 900, timestamptz '2000-01-01' + n * interval '1 hour', array[gen_random_uuid()]
    from generate_series(1, 5000) n`)
  for (const key of ['title', 'price_minor', 'printed']) await client.query(`create index shelf_${key} on shelf (site_id, ${key}, id)`)
  await client.query('create index shelf_ids on shelf using gin (shelf_ids)')
  await client.query(
    'create temp table books (site_id uuid not null, collection_id text not null, id text not null, doc jsonb not null, primary key (site_id, collection_id, id))',
  )
  await client.query(`insert into books select '${site}', 'Books', n::text, jsonb_build_object('price', n % 900, 'meta', jsonb_build_object('pages', n), 'tags', jsonb_build_array('t' || n % 500))
    from generate_series(1, 5000) n`)
  await client.query(`create index books_price on books (site_id, collection_id, coalesce(doc -> 'price', 'null'::jsonb), id)`)
  await client.query(`create index books_pages on books (site_id, collection_id, coalesce(doc -> 'meta' -> 'pages', 'null'::jsonb), id)`)
  await client.query('create index books_doc on books using gin (doc jsonb_path_ops)')
  await client.query('analyze shelf, books')
})
afterAll(() => client.end())

function statementOf(target: Target, query: QueryRequest['query']): Sql {
  const plan = planQuery({ query, target, seal })
  if (plan.violations) throw new Error(JSON.stringify(plan.violations))
  if (target.doc)
    return plan.select({ columns: 'id', from: 'books', where: fragment('site_id = $1 and collection_id = $2', [site, 'Books']) })
  return plan.select({ columns: 'id', from: 'shelf', where: fragment('site_id = $1', [site]) })
}

async function explain(target: Target, query: QueryRequest['query']): Promise<string> {
  const { text, values } = statementOf(target, query)
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values])
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const ways = [
  ['equality on text', { filter: { title: 'Volume 7' } }, 'shelf_title', 'title = '],
  ['a list of texts', { filter: { title: { $in: ['Volume 7', 'Volume 8'] } } }, 'shelf_title', 'title = ANY'],
  ['equality on a number', { filter: { price: 1.25 } }, 'shelf_price_minor', "price_minor = '125'"],
  ['a range of numbers', { filter: { price: { $gte: 1, $lt: 1.05 } } }, 'shelf_price_minor', 'price_minor >= '],
  ['a range of dates', { filter: { printed: { $between: ['2000-02-01', '2000-02-02'] } } }, 'shelf_printed', 'printed >= '],
  ['a sort', { sort: [{ fieldName: 'printed', order: 'DESC' as const }] }, 'Scan Backward using shelf_printed', 'site_id = '],
  ['members of a list', { filter: { shelves: { $hasSome: [site] } } }, 'shelf_ids', 'shelf_ids && '],
] as const

describe('plain indexes on columns serve', () => {
  test.each(ways)('%s', async (_, query, index, condition) => {
    const plan = await explain(shelf, query)
    expect(plan).toContain(index)
    expect(plan).toMatch(/Index Cond: .*/)
    expect(
      plan
        .split('\n')
        .filter((line) => line.includes('Index Cond'))
        .join(),
    ).toContain(condition)
  })

  test('the sort of a list that every row is in, without a look at the list', async () => {
    const plan = await explain(shelf, { filter: { shelves: { $hasSome: ['everything', site] } }, sort: [{ fieldName: 'price' }] })
    expect(plan).toContain('shelf_price_minor')
    expect(plan).not.toContain('shelf_ids')
  })

  test('the rows after a cursor', async () => {
    const first = planQuery({ query: { sort: [{ fieldName: 'printed' }], cursorPaging: { limit: 10 } }, target: shelf, seal })
    if (first.violations) throw new Error('planned')
    const { text, values } = first.select({ columns: 'id', from: 'shelf', where: fragment('site_id = $1', [site]) })
    const cursor = first.page((await client.query(text, [...values])).rows).cursors.next
    expect(await explain(shelf, { cursorPaging: { cursor } })).toMatch(/Index Cond: .*ROW\(printed, id\) > ROW/)
  })
})

const documentWays = [
  ['equality', { filter: { price: 125 } }, /Index Scan on books_(price|doc)/],
  ['a range', { filter: { price: { $gte: 100, $lt: 105 } } }, /using books_price on books\n *Index Cond: .*>= '100'.*< '105'/],
  ['a sort', { sort: [{ fieldName: 'price', order: 'DESC' as const }] }, /Scan Backward using books_price/],
  [
    'a range that is sorted',
    { filter: { price: { $gt: 100 } }, sort: [{ fieldName: 'price' }] },
    /Index Scan using books_price on books\n *Index Cond: .*> '100'/,
  ],
  ['a nested field', { filter: { 'meta.pages': 4000 } }, /books_pages|books_doc/],
  ['what is missing', { filter: { price: null } }, /using books_price/],
  [
    'an entry of a list, through the index on whole documents',
    { filter: { tags: { $hasSome: ['t7'] } } },
    /Bitmap Index Scan on books_doc/,
  ],
] as const

describe('one expression index on a field of documents serves, with its name bound', () => {
  test.each(documentWays)('%s', async (_, query, expected) => {
    expect(await explain(dataTarget(), query)).toMatch(expected)
  })

  test('equality without any other index', async () => {
    await client.query('begin; drop index books_doc')
    expect(await explain(dataTarget(), { filter: { price: { $in: [125, 126] } } })).toMatch(
      /BitmapOr\n *-> {2}Bitmap Index Scan on books_price/,
    )
    await client.query('rollback')
  })

  test('and no name is part of the SQL text', () => {
    const { text, name } = statementOf(dataTarget(), { filter: { price: 1, 'meta.pages': { $gt: 2 } }, sort: [{ fieldName: 'price' }] })
    expect(text).not.toMatch(/price|meta|pages/)
    expect(name).toBeUndefined()
  })
})
