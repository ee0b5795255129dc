import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { readyCheckout, shopperIn } from '../../../../../tests/support/buying.ts'
import { catchUp } from '../../../../../tests/support/following.ts'
import { bowl, jug, print, shirt, song, statue } from '../../../../../tests/support/goods.ts'
import { insertEvent } from '../../../../../tests/support/insert-event.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { recommend, sell } from '../../../../../tests/support/recommendations.ts'
import { line, makeTestShop, type TestShop } from '../../../../../tests/support/shop.ts'
import { sql } from '../../../database/sql.ts'
import { recordSoldItems } from '../../reports/index.ts'
import { computeSalesOf } from './compute.ts'
import { computeSales, updateSales } from './job.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await makeTestShop()
})

const compute = (now = new Date()): Promise<void> => computeSalesOf({ db: shop.database, siteId: shop.siteId }, now)
const bestSellers = async () => (await recommend(shop.as(shop.visitor()), ['bestSellers'])).ids
const boughtWith = async (id: string) => (await recommend(shop.as(shop.visitor()), ['boughtTogether'], { to: [id] })).ids
const stored = () =>
  shop.database.rows(sql`select *, xmin::text as written from product_sales where site_id = ${shop.siteId} order by product_id`)

test('an order counts once the job has run, and no more once it is canceled', async () => {
  const { client } = shopperIn(shop)
  await sell(shop, [{ productIds: [statue] }])
  const place = async (...ids: string[]) =>
    (await client.checkouts.createOrder({ id: await readyCheckout(client, { items: ids.map((id) => line(id)), method: 'OFFLINE' }) }))
      .orderId!
  const first = await place(jug, bowl)
  await place(bowl)
  const work = async () => {
    await catchUp(shop, recordSoldItems)
    await updateSales(shop.app)
    await runQueued(shop, computeSales)
  }
  expect(await bestSellers()).toEqual([])
  await work()
  expect((await bestSellers())[0]).toBe(bowl)
  expect([await boughtWith(jug), await boughtWith(bowl)]).toEqual([[bowl], [jug]])
  const canceled = { entityFqdn: 'wix.ecom.v1.order', slug: 'canceled', entityId: first, entitySequence: 9, entity: null }
  await insertEvent(shop.database, { siteId: shop.siteId, id: randomUUID(), actor: {}, time: new Date(), requestId: 'test', ...canceled })
  await work()
  expect((await bestSellers()).toSorted()).toEqual([bowl, statue].toSorted())
  expect([await boughtWith(jug), await boughtWith(bowl)]).toEqual([[], []])
})

test('the job writes only what has changed', async () => {
  await sell(shop, [{ productIds: [jug, bowl] }, { productIds: [bowl, song] }, { productIds: [statue] }])
  await compute()
  const before = await stored()
  expect(before).toHaveLength(4)
  const { time } = shop.database.changes
  await compute()
  expect(await stored()).toEqual(before)
  // Kept pages, which depend on it, stay.
  expect(shop.database.changes.time).toBe(time)
  await sell(shop, [{ productIds: [jug, bowl] }])
  await compute()
  const after = await stored()
  expect(after.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index]))).toHaveLength(2)
})

test('best sellers are of the last 90 days, and what is bought together of the last year', async () => {
  await sell(shop, [
    { productIds: [jug, bowl], daysAgo: 91 },
    { productIds: [jug, song], daysAgo: 366 },
    { productIds: [statue], daysAgo: 89 },
  ])
  await compute()
  expect(await bestSellers()).toEqual([statue])
  expect(await boughtWith(jug)).toEqual([bowl])
  await compute(new Date(Date.now() + 365 * 86_400_000))
  expect(await stored()).toEqual([])
})

test('what goes best with a product isn’t what sells best: a pair is weighed by the other orders', async () => {
  const orders = (count: number, ...productIds: string[]) => Array.from({ length: count }, () => ({ productIds }))
  // Both were bought with the jug six times, the bowl in many other orders as well, and the print only once.
  await sell(shop, [...orders(6, jug, bowl), ...orders(6, jug, song), ...orders(60, bowl, statue), ...orders(1, jug, print)])
  await compute()
  expect(await boughtWith(jug)).toEqual([song, bowl, print])
})

test('orders of more than 50 products aren’t compared, and deleted products aren’t recommended', async () => {
  const all = await shop.database.rows<{ id: string }>(sql`
    select id from products where site_id = ${shop.siteId} and id <> all(${[jug, bowl, song]}::uuid[]) order by id limit 48`)
  const others = all.map(({ id }) => id)
  await sell(shop, [{ productIds: [jug, bowl, song, ...others] }, { productIds: [song, shirt.id, randomUUID()] }])
  await compute()
  expect([await boughtWith(jug), await boughtWith(song)]).toEqual([[], [shirt.id]])
  await shop.database.run(sql`delete from products where site_id = ${shop.siteId} and id = ${shirt.id}`)
  expect(await boughtWith(song)).toEqual([])
  await compute()
  expect((await stored()).map((row) => (row as { product_id: string }).product_id)).not.toContain(shirt.id)
})

test('more products than one batch', async () => {
  const { database, siteId } = shop
  await database.run(sql`
    insert into products (site_id, id, created_date, updated_date, numeric_id, name, slug, visible, product_type, price_minor, lowest_price_minor, doc)
    select ${siteId}, gen_random_uuid(), now(), now(), 20000 + n, 'Thing', 'thing-' || n, true, 'physical', 100, 100, '{}' from generate_series(1, 1100) as n`)
  await database.run(sql`
    insert into sold_items (site_id, order_id, line_item_id, product_id, name, quantity, total_minor, currency, purchased_date)
    select ${siteId}, gen_random_uuid(), id, id, '', 1, 100, 'EUR', now() from products where site_id = ${siteId} and slug like 'thing-%'`)
  await compute()
  expect(await stored()).toHaveLength(1100)
  await database.run(sql`delete from sold_items where site_id = ${siteId} and product_id < '80000000-0000-0000-0000-000000000000'`)
  await compute()
  const left = await database.one<{ total: number }>(sql`select count(*)::int as total from sold_items where site_id = ${siteId}`)
  expect(await stored()).toHaveLength(left!.total)
})
