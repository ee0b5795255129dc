import { beforeAll, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { planOf } from '../../../../../tests/support/plan-of.ts'
import { makeTestShop, type TestShop } from '../../../../../tests/support/shop.ts'
import { planQuery, type QueryRequest } from '../../../database/query/plan-query.ts'
import { sql } from '../../../database/sql.ts'
import type { Db, Sql } from '../../../kernel/db.ts'
import { nextIds } from '../../catalogue-jobs/store.ts'
import { itemsMatching, selectItems } from './store.ts'
import { itemsTarget } from './target.ts'

// Lists of inventory items use an index of both of their tables, in a shop with twenty thousand variants that have stock at two locations each.

let shop: TestShop
let some: { productId: string; variantId: string; id: string; locationId: string }
beforeAll(async () => {
  shop = await makeTestShop()
  const { siteId, database } = shop
  const { locations } = shop.as(shop.owner())
  const [depot, attic] = await Promise.all(['Depot', 'Attic'].map((name) => locations.createLocation({ location: { name } })))
  const locationId = depot!.location.id
  await database.run(sql`
    insert into products (site_id, id, created_date, updated_date, numeric_id, name, slug, visible, product_type, price_minor, lowest_price_minor, doc)
    select ${siteId}, gen_random_uuid(), now(), now(), 10000 + n, 'Thing ' || n, 'thing-' || n, true, 'physical', 100, 100, model.doc
    from generate_series(1, 2000) as n, (select doc from products where site_id = ${siteId} order by numeric_id limit 1) as model`)
  await database.run(sql`
    insert into variants (site_id, product_id, id, position, price_minor, weight, track_quantity, quantity)
    select site_id, id, gen_random_uuid(), n, 100, 0.5, true, 10 from products, generate_series(1, 10) as n
    where site_id = ${siteId} and slug like 'thing-%'`)
  await database.run(sql`
    insert into stock_levels (site_id, id, product_id, variant_id, location_id, stock_revision, item_created_date, stock_date, track_quantity, in_stock,
      quantity, preordered, preorder_limit)
    select site_id, gen_random_uuid(), product_id, id, case position when 1 then ${locationId}::uuid else ${attic!.location.id}::uuid end, 0, now(), now(), true, false, 5, 0, 0 from variants
    where site_id = ${siteId} and position > 0`)
  await database.run(sql`vacuum (analyze) products, variants, stock_levels`)
  const level = await database.one<Omit<typeof some, 'locationId'>>(sql`
    select id, product_id as "productId", variant_id as "variantId" from stock_levels where site_id = ${siteId} and location_id = ${locationId} limit 1`)
  some = { ...level!, locationId }
})

/** The statement that something sends. */
function sentBy(send: (db: Db) => unknown): Sql {
  let sent: Sql | undefined
  const rows = (statement: Sql) => {
    sent = statement
    return Promise.resolve([])
  }
  send({ rows } as unknown as Db)
  return sent!
}

function planFor(query: QueryRequest['query']): Promise<string> {
  const plan = planQuery({ query, target: itemsTarget, seal: { key: 'k', scope: 's' } })
  if (plan.violations) throw new Error(JSON.stringify(plan.violations))
  return planOf(
    shop.database,
    sentBy((db) => selectItems({ db, siteId: shop.siteId }, plan)),
  )
}

test.each<[string, () => QueryRequest['query'], readonly string[]]>([
  ['of a product', () => ({ filter: { productId: some.productId } }), ['variants_pkey', 'stock_levels_site_id_product_id_variant_id']],
  ['of a variant', () => ({ filter: { variantId: some.variantId } }), ['variants_by_item', 'stock_levels_by_variant']],
  ['of variants', () => ({ filter: { variantId: { $in: [some.variantId, some.id] } } }), ['variants_by_item', 'stock_levels_by_variant']],
  ['at a location', () => ({ filter: { locationId: some.locationId } }), ['stock_levels_by_location']],
  ['at the default location', () => ({ filter: { locationId: defaultLocationId } }), ['variants_by_item']],
  ['by ID', () => ({ filter: { id: some.id } }), ['variants_by_item', 'stock_levels_pkey']],
  ['by IDs', () => ({ filter: { id: { $in: [some.id, some.variantId] } } }), ['variants_by_item', 'stock_levels_pkey']],
  ['all', () => ({}), ['variants_by_item', 'stock_levels_pkey']],
])('items %s', async (_, query, indexes) => {
  const plan = await planFor(query())
  expect(plan).not.toMatch(/Seq Scan/)
  for (const index of indexes) expect(plan).toContain(index)
})

test('a page of all items reads no more of them than it shows', async () => {
  expect(await planFor({})).not.toContain('Sort  (')
})

test('a job reads its next items in the order of the indexes', async () => {
  const { siteId, database } = shop
  const plan = planQuery({ query: {}, target: itemsTarget, seal: { key: 'k', scope: 's' } })
  if (plan.violations) throw new Error('has violations')
  const matching = itemsMatching({ db: database, siteId }, plan, new Date())
  // After the last IDs, there would be few items left, which any plan finds.
  const afterId = '20000000-0000-4000-8000-000000000000'
  const statement = sentBy((db) => nextIds({ db, siteId }, matching, { afterId, limit: 100 }))
  expect(await planOf(database, statement)).not.toMatch(/Seq Scan|Sort {2}\(/)
})
