import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { planOf } from '../../../../../tests/support/plan-of.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

// The history of stock is read through its indexes, in a shop with five thousand movements of fifty products.

let site: TestSite
const [productId, orderId] = [randomUUID(), randomUUID()]
beforeAll(async () => {
  site = await makeTestSite()
  const { database, siteId } = site
  await database.run(sql`
    insert into stock_movements (site_id, id, product_id, variant_id, time, delta, quantity, reason, order_id, actor)
    select ${siteId}, gen_random_uuid(), products.id, products.id, now() - n * interval '1 minute', -1, 5, 'ORDER',
      case when n = 1 then ${orderId}::uuid else gen_random_uuid() end, '{}'
    from generate_series(1, 100) as n, (
      select ${productId}::uuid as id union all select gen_random_uuid() from generate_series(1, 49)) as products`)
  await database.run(sql`analyze stock_movements`)
})

test.each([
  [
    'of a product',
    () => sql`
      select 1 from stock_movements where site_id = ${site.siteId} and product_id = ${productId} order by time desc, id desc limit 11`,
    'of_product',
  ],
  ['of a site', () => sql`select 1 from stock_movements where site_id = ${site.siteId} order by time desc, id desc limit 11`, 'by_time'],
  ['of an order', () => sql`select 1 from stock_movements where site_id = ${site.siteId} and order_id = ${orderId}`, 'of_order'],
] as const)('movements %s', async (_, statement, index) => {
  const plan = await planOf(site.database, statement())
  expect(plan).toContain(`stock_movements_${index}`)
  expect(plan).not.toMatch(/Seq Scan|Sort {2}\(/)
})
