import { afterAll, beforeAll, expect, test } from 'vitest'
import { dashboardCookie } from '../../server/src/http/cookie.ts'
import { createServer } from '../../server/src/http/server.ts'
import { mountPages } from '../../server/src/web/pages/mount.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { colleague } from '../support/staff.ts'

let shop: TestShop
let server: ReturnType<typeof createServer>
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  server = createServer(shop.app)
  await mountPages(server, shop.app)
})
afterAll(() => server.close())

test('the products of a collection are on several pages, each with links to its neighbours', async () => {
  const { catalogue, collections } = shop.as(shop.owner())
  const { collection } = await collections.createCollection({ collection: { name: 'Many' } })
  const productIds: string[] = []
  for (let at = 0; at < 51; at++) {
    const { product } = await catalogue.createProduct({
      product: { name: `Thing ${at}`, productType: 'physical', priceData: { price: 1 } },
    })
    productIds.push(product.id!)
  }
  await collections.addProductsToCollection({ id: collection.id!, productIds })
  const { sessionToken } = await colleague(shop, ['SHOP_MANAGER'])
  const headers = { host: new URL(shop.settings.baseUrl).host, cookie: `${dashboardCookie}=${sessionToken}` }
  const pageAt = async (query: string) => {
    const { body } = await server.inject({ url: `/dashboard/collections/${collection.id}${query}`, headers })
    const links = [...body.matchAll(/<a [^>]*rel="(?:prev|next)"[^>]*>/g)].map(
      ([link]) => `${/rel="(\w+)"/.exec(link)![1]} ${/cursor=(\d+)/.exec(link)?.[1]}`,
    )
    return { rows: body.match(/data-row=/g)?.length, links }
  }
  expect(await pageAt('')).toEqual({ rows: 50, links: ['next 50'] })
  expect(await pageAt('?cursor=50')).toEqual({ rows: 1, links: ['prev 0'] })
})
