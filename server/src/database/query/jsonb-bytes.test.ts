import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { jsonbBytes } from './jsonb-bytes.ts'

const client = new pg.Client(inject('database'))
beforeAll(() => client.connect())
afterAll(() => client.end())

const kept = async (values: readonly unknown[]): Promise<number[]> => {
  const { rows } = await client.query<{ bytes: number }>(
    'select pg_column_size(value::text::jsonb) - 12 as bytes from jsonb_array_elements($1::jsonb) with ordinality as given(value, at) order by at',
    [JSON.stringify(values)],
  )
  return rows.map(({ bytes }) => bytes)
}

test('a string takes its bytes, quotes included; a list of small numbers takes far more than in JSON', async () => {
  const values = ['', 'a"b', 'ä😀', 7, true, null, [1, 2, 3], { a: 1, bb: [''] }]
  expect(values.map(jsonbBytes)).toEqual([0, 3, 6, 8, 0, 0, 32, 32])
  expect(await kept(values)).toEqual([0, 3, 6, 8, 0, 0, 32, 32])
})

test('the calculated size is what PostgreSQL stores', async () => {
  const numbers = [0, 1e-7, 0.1, 9999, 10_000, 12_345.678, -1e21, 1e255, 1e256, 1.7976931348623157e308, 5e-324, 1e-63, 1e-64, Math.PI]
  expect(await kept(numbers)).toEqual(numbers.map(jsonbBytes))
  const values = fc.sample(fc.jsonValue({ maxDepth: 4 }), { numRuns: 2000, seed: 7 })
  // PostgreSQL's texts can't contain a zero byte.
  const storable = values.filter((value) => !JSON.stringify(value).includes('\\u0000'))
  expect(storable.length).toBeGreaterThan(1000)
  expect(await kept(storable)).toEqual(storable.map((value) => jsonbBytes(JSON.parse(JSON.stringify(value)))))
})
