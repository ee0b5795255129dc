import { expect, onTestFinished, test } from 'vitest'
import { bowl, jug, mug, print, shirt, song, statue } from '../../../../tests/support/goods.ts'
import { sell } from '../../../../tests/support/recommendations.ts'
import { makeTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { computeSalesOf } from '../../commerce/recommendations/sales/compute.ts'
import { sql } from '../../database/sql.ts'
import { createServer } from '../../http/server.ts'
import { mountPages } from './mount.ts'

// What the pages of a shop recommend, without scripts.

const host = '127.0.0.1:4400'

/** A shop without the product whose price no page can show. */
async function makeShop(): Promise<TestShop> {
  const shop = await makeTestShop({ rateLimits: 'off' })
  await shop.hide(statue)
  return shop
}

async function open(shop: TestShop) {
  const server = createServer(shop.app)
  onTestFinished(() => server.close())
  await mountPages(server, shop.app)
  const get = async (url: string, cookie = '') => (await server.inject({ url, headers: { host, cookie } })).body
  const newCookie = async () => `stoa_session=${(await server.inject({ url: '/search', headers: { host } })).cookies[0]!.value}`
  const post = (url: string, payload: string, cookie: string) =>
    server.inject({
      method: 'POST',
      url,
      payload,
      headers: { host, cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    })
  return { get, newCookie, post }
}

/** The products of a row by the ID of its heading; undefined without the row. */
function rowOf(html: string, id: string): string[] | undefined {
  const [row] = new RegExp(`<section aria-labelledby="${id}"[\\s\\S]*?</section>`).exec(html) ?? []
  return row === undefined ? undefined : [...new Set([...row.matchAll(/href="\/products\/test-([^"]+)"/g)].map(([, slug]) => slug!))]
}

/** Orders of a product, each with one of the others: the first of them most often. */
async function sellWith(shop: TestShop, productId: string, others: readonly string[]): Promise<void> {
  const orders = others.flatMap((other, index) => Array.from({ length: others.length - index }, () => ({ productIds: [productId, other] })))
  await sell(shop, orders)
  await computeSalesOf({ db: shop.database, siteId: shop.siteId }, new Date())
}

test('a product’s page shows what was bought with it; what is hidden or sold out isn’t there any more, and what is in stock again is', async () => {
  const shop = await makeShop()
  const { get } = await open(shop)
  expect(rowOf(await get('/products/test-jug'), 'related')).toBeUndefined()
  expect(await get('/products/test-jug')).not.toContain('You may also like')
  await sellWith(shop, jug, [bowl, song, print, mug, shirt.id])
  const related = async () => rowOf(await get('/products/test-jug'), 'related')
  expect(await related()).toEqual(['bowl', 'song', 'print', 'mug', 'shirt'])
  expect(await get('/products/test-jug')).toContain('You may also like')
  const setInStock = (productId: string, isInStock: boolean) =>
    shop.database.run(
      sql`update variants set in_stock = ${isInStock} where site_id = ${shop.siteId} and variants.product_id = ${productId}`,
    )
  await setInStock(song, false)
  expect(await related()).toEqual(['bowl', 'print', 'mug', 'shirt'])
  await setInStock(song, true)
  expect(await related()).toEqual(['bowl', 'song', 'print', 'mug', 'shirt'])
  await shop.hide(bowl)
  expect(await related()).toEqual(['song', 'print', 'mug', 'shirt'])
})

test('what sells best is in the place of what goes with nothing, and on the home page; fewer than four make no row', async () => {
  const shop = await makeShop()
  const { get } = await open(shop)
  expect(await get('/')).not.toContain('Best sellers')
  await sellWith(shop, jug, [bowl, song])
  expect(rowOf(await get('/'), 'best')).toBeUndefined()
  await sellWith(shop, print, [mug])
  expect(rowOf(await get('/'), 'best')).toEqual(['jug', 'bowl', 'song', 'mug', 'print'])
  expect(rowOf(await get('/products/test-shirt'), 'related')).toEqual(['jug', 'bowl', 'song', 'mug', 'print'])
})

test('the cart shows what goes with its products and isn’t in it; an empty one shows nothing', async () => {
  const shop = await makeShop()
  const { get, newCookie, post } = await open(shop)
  await sellWith(shop, jug, [bowl, song, print, mug, shirt.id])
  const cookie = await newCookie()
  expect(rowOf(await get('/cart', cookie), 'related')).toBeUndefined()
  await post('/products/test-jug', 'quantity=1', cookie)
  expect(rowOf(await get('/cart', cookie), 'related')).toEqual(['bowl', 'song', 'print', 'mug', 'shirt'])
  await post('/products/test-bowl', 'quantity=1', cookie)
  expect(rowOf(await get('/cart', cookie), 'related')).toEqual(['song', 'print', 'mug', 'shirt'])
})
