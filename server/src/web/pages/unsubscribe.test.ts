import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAwaitedShop, type AwaitedShop } from '../../../../tests/support/back-in-stock.ts'
import { appId, shirt, statue } from '../../../../tests/support/goods.ts'
import { makeTestShop } from '../../../../tests/support/shop.ts'
import { unsubscribeLink } from '../../commerce/back-in-stock/unsubscribe-link.ts'
import { createServer } from '../../http/server.ts'
import { mountPages } from './mount.ts'

// The page of the link in back-in-stock emails, without scripts, and as mail providers use it.

const host = '127.0.0.1:4400'
let shop: AwaitedShop
let server: FastifyInstance

beforeAll(async () => {
  shop = await makeAwaitedShop()
  // No page can show its price.
  await shop.hide(statue)
  server = createServer(shop.app)
  await mountPages(server, shop.app)
})
afterAll(() => server.close())

/** An address that got an email and waits again. Returns the path of the link in its email. */
async function waiting(email: string): Promise<string> {
  const { backInStock } = shop.as(shop.owner())
  const id = await shop.waitFor(email)
  await backInStock.startBackInStockWave({ productId: shirt.id, variantId: shirt.medium })
  await shop.settle()
  await backInStock.markAsNotificationSent({ id })
  await shop.waitFor(email)
  const { plain } = (await shop.emails()).findLast(({ recipient }) => recipient === email)!
  const link = new URL(/https?:\S+unsubscribe\?token=\S+/.exec(plain)![0])
  return `${link.pathname}${link.search}`
}

const isWaiting = async (email: string): Promise<boolean> =>
  (await shop.as(shop.owner()).backInStock.queryBackInStockNotificationRequests({ query: { filter: { email, status: 'RECEIVED' } } }))
    .requests.length > 0

const get = (url: string) => server.inject({ url, headers: { host } })
const post = (url: string, headers: InjectOptions['headers'], payload = '') =>
  server.inject({ method: 'POST', url, payload, headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers } })
const oneClick = 'List-Unsubscribe=One-Click'

test('opening the link changes nothing; its button deletes the requests that wait, and again says that there are none', async () => {
  const url = await waiting('vera@example.org')
  const opened = await get(url)
  expect([opened.statusCode, opened.body.includes('Delete my requests'), await isWaiting('vera@example.org')]).toEqual([200, true, true])
  expect(opened.body).not.toContain('vera@example.org')
  // The browser hides where it is from, because of the page’s own header.
  const own = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  const sent = await post(url, own)
  expect([sent.statusCode, sent.body.includes('Deleted 1 request.'), await isWaiting('vera@example.org')]).toEqual([200, true, false])
  expect(sent.body).toContain('Continue shopping')
  const again = await post(url, { origin: `http://${host}` })
  expect([again.statusCode, again.body.includes('No requests are waiting.')]).toEqual([200, true])
})

test('200: a mail provider deletes them with one request, without a cookie or an origin, and gets no cookie (RFC 8058)', async () => {
  const url = await waiting('bo@example.org')
  const answer = await post(url, {}, oneClick)
  expect([answer.statusCode, await isWaiting('bo@example.org'), answer.cookies]).toEqual([200, false, []])
})

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
])('403: the form of another site (%j)', async (headers) => {
  const url = await waiting('cy@example.org')
  expect([(await post(url, headers, oneClick)).statusCode, await isWaiting('cy@example.org')]).toEqual([403, true])
})

test('400: a token that is none, or of another site', async () => {
  const other = await makeTestShop({ rateLimits: 'off' })
  const foreign = new URL(await unsubscribeLink(other.app.services, other.siteId, appId)).search
  for (const search of ['?token=x', foreign, '?token=', '', `?token=${'x'.repeat(5000)}`]) {
    const answer = await post(`/back-in-stock/unsubscribe${search}`, {}, oneClick)
    expect([search, answer.statusCode, answer.body.includes('This link doesn’t work')]).toEqual([search, 400, true])
  }
  expect((await get('/back-in-stock/unsubscribe')).body).toContain('This link doesn’t work')
})

test('nothing of it is stored, indexed, or sent to the pages that it links to', async () => {
  const url = await waiting('di@example.org')
  for (const answer of [await get(url), await post(url, {}, oneClick), await post('/back-in-stock/unsubscribe?token=x', {}, oneClick)]) {
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    expect(answer.body).toContain('<meta name="robots" content="noindex"/>')
  }
  expect((await get('/robots.txt')).body).toContain('\nDisallow: /back-in-stock/\n')
  expect((await get('/sitemap.xml')).body).not.toMatch(/back-in-stock|account/)
})
