import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess, type SiteProcess } from '../../../../tests/support/site-process.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { statementsOf } from '../../../../tests/support/statements-of.ts'
import { mountPages } from './mount.ts'
import { clientOf } from './page-api.ts'

let site: TestSite
let own: SiteProcess
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  own = startProcess(site)
  await mountPages(own.server, own.app)
})
afterAll(() => own.close())

const counted = (work: () => Promise<unknown>): Promise<number> => statementsOf(own.database, work)

const headers = { host: '127.0.0.1:4400' }

test.each([
  ['/products/elbow-cushion', 9],
  ['/collections/green', 8],
  ['/', 11],
  ['/cart', 5],
])('%s needs at most %i statements', async (url, most) => {
  // This page isn't kept, and what most pages are made from is.
  const session = (await own.server.inject({ url: '/login', headers })).cookies[0]!.value
  await own.server.inject({ url: '/search', headers })
  const open = async () => {
    const page = await own.server.inject({ url, headers: { ...headers, cookie: `stoa_session=${session}` } })
    expect(page.statusCode).toBe(200)
  }
  expect(await counted(open)).toBeLessThanOrEqual(most)
})

test('the loaders of a page share what they read, until it writes', async () => {
  const visitor = { kind: 'visitor', siteId: site.siteId, id: '0a000000-0000-4000-8000-0000000000c1' } as const
  const client = clientOf(own.app, () => visitor, { requestId: 'r', address: '' })
  const cart = () => client.carts.getCurrentCart({}).catch(() => undefined)
  expect(await counted(() => Promise.all([cart(), cart()]))).toBe(1)
  expect(await cart()).toBeUndefined()
  const { products } = await client.catalogue.queryProducts({ query: { filter: { slug: 'elbow-cushion' } } })
  const reference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: products[0]!.id }
  await client.carts.addToCurrentCart({ lineItems: [{ catalogReference: reference, quantity: 2 }] }).catch(() => undefined)
  expect(await counted(cart)).toBeGreaterThan(0)
})
