import { expect, test } from 'vitest'
import { makeTestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'
import { productsTarget, storeVariantsTarget } from './targets.ts'

test('a sort column is marked as not null exactly if the table says so', async () => {
  const { database } = await makeTestSite()
  const columns = await database.rows<{ name: string; notNull: boolean }>(sql`
    select table_name || '.' || column_name as name, is_nullable = 'NO' as "notNull" from information_schema.columns
    where table_schema = 'public' and table_name in ('products', 'variants')`)
  const declared = new Map(columns.map(({ name, notNull }) => [name, notNull]))
  const sorted = [productsTarget('EUR'), storeVariantsTarget]
    .flatMap(({ fields }) => [...fields.values()])
    .filter(({ sortable }) => sortable)
  const plain = sorted.filter(({ sql: text }) => declared.has(text))
  expect(plain.length).toBeGreaterThan(12)
  expect(plain.filter((field) => (field.notNull ?? false) !== declared.get(field.sql)).map((field) => field.sql)).toEqual([])
})

test('compares prices in minor units of the site’s currency', () => {
  expect(productsTarget('EUR').fields.get('price')).toMatchObject({ sql: 'products.price_minor', scale: 2 })
  expect(productsTarget('JPY').fields.get('price')).toMatchObject({ scale: 0 })
  expect(productsTarget('KWD').fields.get('priceData.price')).toMatchObject({ scale: 3 })
})
