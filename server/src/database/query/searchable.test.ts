import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sql } from '../sql.ts'
import { bySubstrings, readSearch } from './searchable.ts'
import type { Violation } from './violation.ts'

const client = new pg.Client(inject('database'))
const searchable = bySubstrings({ name: 'goods.name', brand: `goods.brand`, tags: `array_to_string(goods.tags, E'\\n')` })

beforeAll(async () => {
  await client.connect()
  await client.query('create temp table goods (id int, name text, brand text, tags text[])')
  await client.query(`insert into goods values (1, 'Blue mug', 'Nord', '{ceramic,"hand made"}'), (2, 'Blue scarf', null, '{wool}'),
    (3, 'Teapot 100%', 'Mugwump', null), (4, null, null, '{}')`)
})
afterAll(() => client.end())

type Details = Parameters<typeof readSearch>[0]

async function idsOf(details: Details): Promise<number[]> {
  const violations: Violation[] = []
  const request = readSearch(details, 'search.search', searchable, violations)
  expect(violations).toEqual([])
  const { text, values } = sql`select id from goods where ${searchable.condition(request)} order by id`
  return (await client.query<{ id: number }>(text, [...values])).rows.map(({ id }) => id)
}

test.each<[Details, number[]]>([
  [undefined, [1, 2, 3, 4]],
  [null, [1, 2, 3, 4]],
  [{ expression: null }, [1, 2, 3, 4]],
  [{ expression: '  ' }, [1, 2, 3, 4]],
  [{ expression: 'MUG' }, [1, 3]],
  [{ expression: 'mug blue' }, [1, 2, 3]],
  [{ expression: 'mug blue', mode: 'AND' }, [1]],
  // Each term in any of the fields, but none across two of them.
  [{ expression: 'nord ceramic', mode: 'AND' }, [1]],
  [{ expression: 'mug\nnord', mode: 'AND' }, [1]],
  [{ expression: 'mugnord' }, []],
  [{ expression: 'mug', fields: ['name'] }, [1]],
  [{ expression: 'mug', fields: ['brand', 'tags'] }, [3]],
  [{ expression: '%' }, [3]],
  [{ expression: '100%' }, [3]],
  [{ expression: '_' }, []],
  [{ expression: 'scraf' }, []],
  [{ expression: 'skarf', fuzzy: true }, [2]],
  [{ expression: 'ceramik blue', fuzzy: true, mode: 'AND' }, [1]],
  [{ expression: 'zzzz', fuzzy: true }, []],
])('%j finds %j', async (details, ids) => {
  expect(await idsOf(details)).toEqual(ids)
})

test.each<[Details, string[]]>([
  [{ expression: 'a', fields: ['name', 'password'] }, ['search.search.fields[1] FIELD_NOT_ALLOWED']],
  [{ fields: ['toString'] }, ['search.search.fields[0] FIELD_NOT_ALLOWED']],
  [{ expression: 'a\0' }, ['search.search.expression FORMAT']],
])('400: %j', (details, fields) => {
  const violations: Violation[] = []
  readSearch(details, 'search.search', searchable, violations)
  expect(violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)).toEqual(fields)
})

test('a field that is no longer searchable, in the search of a cursor, finds nothing', () => {
  const request = { expression: 'mug', mode: 'OR', fuzzy: false, fields: ['old'] } as const
  expect(searchable.condition(request).text).toBe('false')
})
