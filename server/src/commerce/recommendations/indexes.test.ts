import { beforeAll, expect, test } from 'vitest'
import { planOf } from '../../../../tests/support/plan-of.ts'
import { makeTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { sql } from '../../database/sql.ts'
import type { Db, Sql } from '../../kernel/db.ts'
import { periodsAt } from './sales/periods.ts'
import { nextCompanions, readCompanions, readSales } from './sales/store.ts'
import { findBestSellers, findBoughtTogether, findInSameCategories, findWithSimilarNames } from './store.ts'

// Recommendations and their job use indexes in a shop with twenty thousand products. Every product has a color that a tenth of all have, a material and a kind.

let shop: TestShop
let some: string
beforeAll(async () => {
  shop = await makeTestShop()
  const { siteId, database } = shop
  await database.run(sql`
    insert into products (site_id, id, created_date, updated_date, numeric_id, name, slug, visible, product_type, price_minor, lowest_price_minor, collection_ids, doc)
    select ${siteId}, gen_random_uuid(), now(), now(), 10000 + n,
      (array['Blue', 'Red', 'Green', 'White', 'Black', 'Grey', 'Brown', 'Pink', 'Gold', 'Plain'])[1 + n % 10] || ' ' ||
      (array['stoneware', 'linen', 'oak', 'cotton', 'steel', 'glass', 'paper'])[1 + n % 7] || ' ' ||
      (array['mug', 'towel', 'table', 'shirt', 'jug', 'bowl', 'lamp', 'chair', 'vase', 'pot', 'print', 'hat', 'bag'])[1 + n % 13],
      'thing-' || n, n % 20 > 0, 'physical', 100, 100, array[('70000000-0000-4000-8000-' || lpad((100 + n % 50)::text, 12, '0'))::uuid], '{}'
    from generate_series(1, 20000) as n`)
  await database.run(sql`
    insert into variants (site_id, product_id, id, position, price_minor, track_quantity, quantity)
    select site_id, id, id, 0, 100, true, numeric_id % 3 from products where site_id = ${siteId} and slug like 'thing-%'`)
  await database.run(sql`
    insert into product_sales (site_id, product_id, order_count, recent_order_count, recent_quantity)
    select site_id, id, numeric_id % 900, numeric_id % 300, numeric_id % 400 from products where site_id = ${siteId} and slug like 'thing-%'`)
  await database.run(sql`
    insert into sold_items (site_id, order_id, line_item_id, product_id, name, quantity, total_minor, currency, purchased_date)
    select site_id, gen_random_uuid(), id, id, '', 1, 100, 'EUR', now() from products where site_id = ${siteId}`)
  await database.run(sql`vacuum (analyze) products, variants, product_sales, sold_items`)
  const product = await database.one<{ id: string }>(sql`select id from products where site_id = ${siteId} and slug = 'thing-1'`)
  some = product!.id
}, 60_000)

/** The plan of the statement that something sends. */
function planFor(send: (scope: { db: Db; siteId: string }) => unknown): Promise<string> {
  const { siteId, database } = shop
  let sent: Sql | undefined
  const rows = (statement: Sql) => {
    sent = statement
    return Promise.resolve([])
  }
  send({ db: { rows } as unknown as Db, siteId })
  return planOf(database, sent!)
}

const wanted = () => ({ productIds: [some], limit: 20 })

test.each([
  ['best sellers', findBestSellers, ['product_sales_by_rank', 'products_pkey', 'variants_pkey']],
  ['what is bought together', findBoughtTogether, ['product_sales_pkey', 'products_pkey', 'variants_pkey']],
  ['the same categories', findInSameCategories, ['products_by_collection', 'products_pkey', 'variants_pkey']],
  ['similar names', findWithSimilarNames, ['products_by_name_part', 'products_pkey', 'variants_pkey']],
] as const)('%s', async (_, find, indexes) => {
  const plan = await planFor((scope) => find(scope, wanted()))
  expect(plan).not.toMatch(/Seq Scan on (products|variants|product_sales)/)
  for (const index of indexes) expect(plan).toContain(index)
})

test('best sellers are read in their order, up to the last one that is needed', async () => {
  expect(await planFor((scope) => findBestSellers(scope, wanted()))).not.toContain('Sort  (')
})

const periods = periodsAt(new Date())
const batch = { after: '40000000-0000-0000-0000-000000000000', limit: 50 }

test.each([
  ['sales', (scope: { db: Db; siteId: string }) => readSales(scope, periods, batch), 'sold_items_by_product'],
  ['products with sales', (scope: { db: Db; siteId: string }) => nextCompanions(scope, batch), 'product_sales_pkey'],
  ['pairs', (scope: { db: Db; siteId: string }) => readCompanions(scope, periods, [some]), 'sold_items_by_product'],
] as const)('the job reads %s batch by batch', async (_, read, index) => {
  const plan = await planFor(read)
  expect(plan).toContain(index)
  expect(plan).not.toMatch(/Seq Scan on (products|sold_items|product_sales)/)
})

test('of words that 500 products have, only pairs count', async () => {
  const { database, siteId } = shop
  const ids = await findWithSimilarNames({ db: database, siteId }, wanted())
  const rows = await database.rows<{ id: string; name: string }>(sql`
    select id, name from products where site_id = ${siteId} and id = any(${ids}::uuid[])`)
  const names = ids.map((id) => rows.find((row) => row.id === id)!.name)
  const alike = names.filter((name) => name === 'Red linen towel').length
  expect(alike).toBeGreaterThan(5)
  expect(names.slice(0, alike)).toEqual(names.filter((name) => name === 'Red linen towel'))
  // Fewer products are red towels than are linen towels.
  expect(names.slice(alike).filter((name) => !/^Red .* towel$/.test(name))).toEqual([])
})
