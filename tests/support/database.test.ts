import pg from 'pg'
import { expect, inject, test } from 'vitest'

test('every test file uses the same PostgreSQL, with text ordered by code point', async () => {
  const client = new pg.Client(inject('database'))
  await client.connect()
  const { rows } = await client.query(`select array_agg(word order by word) as words from unnest(array['b', 'ä', 'a', 'B']) as word`)
  await client.end()
  expect(rows).toEqual([{ words: ['B', 'a', 'b', 'ä'] }])
})
