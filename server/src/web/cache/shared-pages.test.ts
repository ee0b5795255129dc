import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { algorithmIds } from '@stoa/contract/recommendations/algorithm'
import type { SharedPages } from '@stoa/sdk/page-api'
import { memberIn } from '../../../../tests/support/community.ts'
import { appId } from '../../../../tests/support/goods.ts'
import { line } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { identityOfSession } from '../../access/identify/public.ts'
import { changeStock } from '../../commerce/stock/store.ts'
import { sql } from '../../database/sql.ts'
import { createServer } from '../../http/server.ts'
import type { App, CallResponse } from '../../kernel/app.ts'
import { mountPages } from '../pages/mount.ts'
import { sharedPagesOf } from '../pages/routes.ts'

let shop: TestSite
let server: FastifyInstance
let definition: SharedPages
let build: ServerBuild
/** The calls that pages have made. */
const calls: string[] = []
/** May change an answer before its page gets it. */
let onAnswer: (id: string, answer: CallResponse) => CallResponse | Promise<CallResponse> = (_, answer) => answer

beforeAll(async () => {
  shop = await makeTestSite({ rateLimits: 'off' })
  const call: App['call'] = async (id, ...rest) => {
    calls.push(id)
    return onAnswer(id, await shop.app.call(id, ...rest))
  }
  const app: App = { ...shop.app, call }
  server = createServer(app)
  await mountPages(server, app)
  build = (await import(new URL('../../../../storefront/build/server/index.js', import.meta.url).href)) as ServerBuild
  definition = (build.entry.module as unknown as { sharedPages: SharedPages }).sharedPages
})
afterAll(() => server.close())

const get = (url: string, headers: InjectOptions['headers'] = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers: { host: '127.0.0.1:4400', ...headers } })

/** A new visitor's cookie. */
async function visitor(): Promise<string> {
  const { cookies } = await get('/search')
  return `stoa_session=${cookies[0]!.value}`
}

/** Whether a page came from the cache: then nothing is called but for the visitor's session and cart. */
async function isKept(url: string, headers: InjectOptions['headers']): Promise<boolean> {
  calls.length = 0
  await get(url, headers)
  return calls.every((id) => id === 'carts.getCurrentCart' || id === 'oauth.token')
}

/** Requests a page until it is kept. On a busy machine, a process may not know for a moment whether others have changed something. */
async function keep(url: string, headers: InjectOptions['headers']): Promise<void> {
  await vi.waitFor(async () => expect(await isKept(url, headers)).toBe(true), 10_000)
}

const nonceIn = (policy: unknown): string => /'nonce-([\w-]+)'/.exec(String(policy))![1]!

/** A page without what differs for each request. */
const withoutInsertions = (page: string): string =>
  page
    .replaceAll(/nonce="[\w-]*"/g, 'nonce=""')
    .replaceAll(/\d+@\d{13}/g, '')
    .replace(/(<meta name="stoa-request-id" content=")[^"]*/, '$1')
    .replace(/<stoa-visitor.*?<\/stoa-visitor>/s, '')

const addresses = [
  '/',
  '/collections',
  '/collections/all-products',
  '/collections/green?sort=price-low&page=2',
  '/search',
  '/search?q=pot',
  '/products/elbow-cushion',
  '/products/elbow-cushion?to=DE',
  '/c/Journal',
  '/members',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/products/elbow-cushion/index.md',
]
const withFrame = addresses.filter((address) => !/\.(?:xml|txt|md)$/.test(address))

describe('the table', () => {
  test('every route with shared pages exists, and takes nothing but its own parameters', () => {
    for (const id of Object.keys(definition.routes)) expect(build.routes[id], id).toBeDefined()
  })

  test.each(addresses)('%s is a shared page, and so is its data', (address) => {
    const [path] = address.split('?', 1) as [string]
    const routeOf = sharedPagesOf(build, definition)
    const { names, dataOf } = routeOf(path)!
    expect(dataOf).toBeUndefined()
    for (const data of path === '/' ? ['/_.data'] : [`${path}.data`, `${path}/_.data`])
      expect(routeOf(data)).toEqual({ names, dataOf: ['root', ...(routeOf(data)?.dataOf?.slice(1) ?? [])] })
  })
})

describe('a kept page', () => {
  test.each(addresses)('%s is the same as a rendered one, for every visitor', async (address) => {
    const [vera, vito] = [await visitor(), await visitor()]
    const rendered = await get(address.includes('?') ? `${address}&${'x'.repeat(1001)}` : address, { cookie: vera })
    await keep(address, { cookie: vera })
    const ofVera = await get(address, { cookie: vera })
    const ofVito = await get(address, { cookie: vito })
    expect(ofVera.statusCode).toBe(rendered.statusCode)
    expect(withoutInsertions(ofVito.payload)).toBe(withoutInsertions(ofVera.payload))
    for (const header of ['content-type', 'cache-control', 'vary', 'x-content-type-options', 'referrer-policy'])
      expect(ofVera.headers[header], header).toBe(rendered.headers[header])
    for (const token of [vera, vito]) expect(ofVera.payload).not.toContain(token.split('=')[1])
  })

  test.each(withFrame)('%s has nothing of who requested it first', async (address) => {
    const first = await visitor()
    await keep(address, { cookie: first })
    const page = (await get(address, { cookie: await visitor() })).payload
    expect(page).not.toContain((await identityOf(first)).id)
    expect(page).not.toMatch(/eyJ[\w-]{20,}/)
  })

  test('has a nonce and a request ID of its own, wherever they belong', async () => {
    const cookie = await visitor()
    await keep('/', { cookie })
    const pages = await Promise.all([1, 2, 3].map(() => get('/', { cookie })))
    const nonces = pages.map(({ headers }) => nonceIn(headers['content-security-policy']))
    expect(new Set(nonces).size).toBe(3)
    for (const [index, { payload, headers }] of pages.entries()) {
      const found = [...payload.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)
      expect(found.length).toBeGreaterThan(2)
      expect(new Set(found)).toEqual(new Set([nonces[index]]))
      expect(payload).toContain(`<meta name="stoa-request-id" content="${headers['x-wix-request-id']}"/>`)
    }
  })

  test('starts a session for a new visitor, each its own', async () => {
    await keep('/', { cookie: await visitor() })
    const [one, two] = [await get('/'), await get('/')]
    expect(one.cookies).toMatchObject([{ name: 'stoa_session', httpOnly: true }])
    expect(one.cookies[0]!.value).not.toBe(two.cookies[0]!.value)
    expect((await get('/', { cookie: await visitor() })).cookies).toEqual([])
  })

  test('shows each visitor’s cart', async () => {
    const [empty, buyer] = [await visitor(), await visitor()]
    await keep('/', { cookie: empty })
    const { products } = await shop.as(shop.visitor()).catalogue.queryProducts({ query: { paging: { limit: 100 } } })
    const simple = products.find(({ productOptions, stock }) => productOptions.length === 0 && stock.inventoryStatus === 'IN_STOCK')!
    await shop.as(await identityOf(buyer)).carts.addToCurrentCart({ lineItems: [line(simple.id, 2)] })
    const countIn = (page: string) => [
      /"(\d+)@\d{13}/.exec(page.replaceAll('\\"', '"'))?.[1],
      /aria-label="Cart[^"]*?(\d+)?[^"\d]*"/.exec(page)?.[1],
    ]
    for (const _ of [1, 2, 3]) {
      expect(countIn((await get('/', { cookie: buyer })).payload)).toEqual(['2', '2'])
      expect(countIn((await get('/', { cookie: empty })).payload)).toEqual(['0', undefined])
    }
    await keep('/', { cookie: buyer })
  })

  test('isn’t replaced by a line of text if the cart can’t be read', async () => {
    const cookie = await visitor()
    await keep('/', { cookie })
    onAnswer = (id, answer) => (id === 'carts.getCurrentCart' ? { status: 503, body: {} } : answer)
    const { headers, payload } = await get('/', { cookie }).finally(() => (onAnswer = (_, answer) => answer))
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(payload).toContain('</html>')
  })

  test('is made for the theme in the cookie, and for no other value of it', async () => {
    const cookie = await visitor()
    await keep('/', { cookie })
    expect((await get('/', { cookie: `${cookie}; stoa_theme=dark` })).payload).toContain('data-theme="dark"')
    expect((await get('/', { cookie })).payload).not.toContain('data-theme=')
    await keep('/', { cookie: `${cookie}; stoa_theme=purple` })
  })
})

describe('the data of a page', () => {
  const ofProduct = (address: string) => `${address}&_routes=products%2Fproduct-page`

  test.each(['/products/elbow-cushion.data?', '/products/elbow-cushion.data?to=DE'])('%s is kept, and reads no cart', async (address) => {
    const [vera, vito] = [await visitor(), await visitor()]
    const first = await get(ofProduct(address), { cookie: vera })
    expect([first.statusCode, first.headers['content-type'], first.headers['x-remix-response']]).toEqual([200, 'text/x-script', 'yes'])
    calls.length = 0
    const second = await get(ofProduct(address), { cookie: vito })
    expect(second.payload).toBe(first.payload)
    expect(second.headers['x-remix-response']).toBe('yes')
    expect(calls).toEqual([])
    await shop.database.run(
      sql`update products set name = ${`Elbow ${address.length}`} where site_id = ${shop.siteId} and slug = 'elbow-cushion'`,
    )
    expect((await get(ofProduct(address), { cookie: vito })).payload).toContain(`Elbow ${address.length}`)
  })

  test('with the frame has each visitor’s cart', async () => {
    const [empty, buyer] = [await visitor(), await visitor()]
    await keep('/search.data', { cookie: empty })
    const { products } = await shop.as(shop.visitor()).catalogue.queryProducts({ query: { paging: { limit: 100 } } })
    const simple = products.find(({ productOptions, stock }) => productOptions.length === 0 && stock.inventoryStatus === 'IN_STOCK')!
    await shop.as(await identityOf(buyer)).carts.addToCurrentCart({ lineItems: [line(simple.id, 2)] })
    const countOf = async (cookie: string) => /"(\d+)@\d{13} *"/.exec((await get('/search.data', { cookie })).payload)?.[1]
    for (const _ of [1, 2]) expect([await countOf(buyer), await countOf(empty)]).toEqual(['2', '0'])
    await keep('/search.data', { cookie: buyer })
  })

  test('is kept once for the same routes, whatever their order, and not for others', async () => {
    const cookie = await visitor()
    await keep('/search.data?_routes=root,search%2Fsearch-page', { cookie })
    await keep('/search.data?_routes=search%2Fsearch-page,x,root', { cookie })
    for (const routes of ['_routes=', '_routes=root&_routes=search%2Fsearch-page']) {
      await get(`/search.data?${routes}`, { cookie })
      expect([routes, await isKept(`/search.data?${routes}`, { cookie })]).toEqual([routes, false])
    }
  })

  test('a redirect or a missing page is answered, and not kept', async () => {
    const cookie = await visitor()
    const moved = await get('/collections/all.data?sort=price-low', { cookie })
    expect([moved.statusCode, moved.payload.includes('/collections/all-products?sort=price-low')]).toEqual([202, true])
    expect((await get('/products/nothing.data', { cookie })).statusCode).toBe(404)
    expect(await isKept('/products/nothing.data', { cookie })).toBe(false)
  })
})

describe('compressed', () => {
  const decoders = { gzip: gunzipSync, br: brotliDecompressSync }
  const each = withFrame.flatMap((address) => [[address, 'gzip'] as const, [address, 'br'] as const])

  test.each(each)('%s is the same page with %s', async (address, encoding) => {
    const cookie = await visitor()
    await keep(address, { cookie })
    const answer = await get(address, { cookie, 'accept-encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    const page = decoders[encoding](answer.rawPayload).toString()
    expect(page).toContain(`nonce="${nonceIn(answer.headers['content-security-policy'])}"`)
    expect(withoutInsertions(page)).toBe(withoutInsertions((await get(address, { cookie })).payload))
  })

  test('visitors whose carts look different get the same page with gzip, each with their cart', async () => {
    const [empty, buyer] = [await visitor(), await visitor()]
    const headers = { 'accept-encoding': 'gzip, br' }
    const address = '/search?q=vase'
    await keep(address, { cookie: empty, ...headers })
    const { products } = await shop.as(shop.visitor()).catalogue.queryProducts({ query: { paging: { limit: 100 } } })
    const simple = products.find(({ productOptions, stock }) => productOptions.length === 0 && stock.inventoryStatus === 'IN_STOCK')!
    await shop.as(await identityOf(buyer)).carts.addToCurrentCart({ lineItems: [line(simple.id, 2)] })
    for (const [cookie, encoding, count] of [
      [buyer, 'gzip', '2'],
      [empty, 'br', undefined],
      [buyer, 'gzip', '2'],
    ] as const) {
      const { headers: answered, rawPayload } = await get(address, { cookie, ...headers })
      const page = decoders[encoding](rawPayload).toString()
      expect(answered['content-encoding']).toBe(encoding)
      expect(/<stoa-visitor.*<span[^>]*>(\d+)<.*<\/stoa-visitor>/.exec(page)?.[1]).toBe(count)
    }
  })

  test('a page that is kept has the encoding that a client prefers', async () => {
    const cookie = await visitor()
    await keep('/', { cookie })
    const plain = (await get('/', { cookie })).payload
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.5, gzip', 'gzip'],
      ['br', 'br'],
      ['gzip;q=0, br', 'br'],
      ['gzip;q=0', undefined],
      ['identity', undefined],
    ] as const) {
      const { rawPayload, headers } = await get('/', { cookie, 'accept-encoding': accepted })
      expect([accepted, headers['content-encoding'], headers.vary]).toEqual([accepted, encoding, 'accept-encoding'])
      const text = encoding === 'gzip' ? gunzipSync(rawPayload) : encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload
      expect(withoutInsertions(text.toString())).toBe(withoutInsertions(plain))
    }
  })
})

describe('requests', () => {
  test('HEAD has the headers of the page, and no content', async () => {
    const cookie = await visitor()
    await keep('/', { cookie })
    const head = await get('/', { cookie }, 'HEAD')
    expect(head.statusCode).toBe(200)
    expect(head.payload).toBe('')
    expect(head.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('parameters that a page doesn’t read don’t reach it, and make no other page', async () => {
    const cookie = await visitor()
    await keep('/collections/green?sort=price-low', { cookie })
    const other = `/collections/green?utm_source=${'a'.repeat(50)}&sort=price-low&<script>`
    await keep(other, { cookie })
    expect((await get(other, { cookie })).payload).not.toContain('utm_source')
  })

  test('no header of one visitor changes the page of another', async () => {
    const cookie = await visitor()
    const hostile = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'host=evil.example',
      'accept-language': 'evil-example',
      'user-agent': 'evil.example',
      referer: 'https://evil.example/',
      origin: 'https://evil.example',
      'x-original-url': '/evil.example',
      'x-wix-request-id': 'evil.example',
    }
    const address = '/collections/green?view=dense'
    const poisoned = await server.inject({ url: address, headers: { ...hostile, cookie: `${cookie}; evil=evil.example` } })
    expect(poisoned.statusCode).toBe(200)
    const page = await get(address, { cookie })
    expect(page.payload).not.toContain('evil.example')
    expect(JSON.stringify(page.headers)).not.toContain('evil.example')
  })

  test('a fragment, which browsers don’t send, makes no other page', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    const [response] = (await once(request({ port, host: '127.0.0.1', path: '/search#a' }).end(), 'response')) as [IncomingMessage]
    response.resume()
    expect(response.statusCode).toBe(404)
  })

  test('a long address makes no page that is kept', async () => {
    const cookie = await visitor()
    const long = `/search?q=${'a'.repeat(90)}&option.x=${'b'.repeat(850)}`
    await keep(long, { cookie })
    await get(`${long}${'b'.repeat(60)}`, { cookie })
    expect(await isKept(`${long}${'b'.repeat(60)}`, { cookie })).toBe(false)
  })

  test('errors and redirects are answered, and not kept', async () => {
    const cookie = await visitor()
    expect((await get('/products/nothing', { cookie })).statusCode).toBe(404)
    expect(await isKept('/products/nothing', { cookie })).toBe(false)
    const moved = await get('/collections/all?sort=price-low', { cookie })
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/collections/all-products?sort=price-low'])
  })

  test('a member’s pages are their own', async () => {
    const { sessionToken } = await memberIn(shop, { nickname: 'Mia' })
    await keep('/', { cookie: await visitor() })
    const own = await get('/', { cookie: `stoa_session=${sessionToken}` })
    expect(own.payload).toContain('/account')
    expect((await get('/', { cookie: await visitor() })).payload).not.toContain('"/account"')
  })

  test('a page with items that only their author sees is rendered for each visitor', async () => {
    const owner = shop.as(shop.owner())
    const permissions = { read: 'SITE_MEMBER_AUTHOR', insert: 'ANYONE', update: 'ADMIN', remove: 'ADMIN' } as const
    await owner.dataCollections.createDataCollection({
      collection: { id: 'Own', displayName: 'Own', fields: [{ key: 'title', type: 'TEXT' }], permissions },
    })
    await owner.dataCollections.updateDataPageSettings({ dataCollectionId: 'Own', settings: { revision: '1', hasPages: true } })
    const [vera, vito] = [await visitor(), await visitor()]
    const identity = await identityOf(vera)
    await shop
      .as(identity)
      .dataItems.insertDataItem({ dataCollectionId: 'Own', dataItem: { data: { title: 'Vera’s own' } } })
      .catch(() => {})
    const seen = async (cookie: string) => (await get('/c/Own', { cookie })).payload.includes('Vera’s own')
    const direct = await shop
      .as(identity)
      .dataItems.countDataItems({ dataCollectionId: 'Own' })
      .then(
        ({ totalCount }) => totalCount > 0,
        () => false,
      )
    for (const _ of [1, 2]) expect([await seen(vera), await seen(vito)]).toEqual([direct, false])
  })
})

const identityOf = async (cookie: string) => {
  const identity = await identityOfSession(shop.app.services, cookie.split('=')[1]!)
  if (identity.kind !== 'visitor') throw new Error('not a visitor')
  return identity
}

describe('requests at the same time', () => {
  const address = '/products/elbow-cushion'
  const rename = (name: string) =>
    shop.database.run(sql`update products set name = ${name} where site_id = ${shop.siteId} and slug = 'elbow-cushion'`)
  /** Each rendering reads the ratings once. */
  const reads = () => calls.filter((id) => id === 'reviews.getRatings').length
  async function readsOfOne(headers: InjectOptions['headers']): Promise<number> {
    await rename('Once')
    calls.length = 0
    await get(address, headers)
    return reads()
  }
  const many = (headers: InjectOptions['headers']) => Promise.all(Array.from({ length: 20 }, () => get(address, headers)))

  test.each([undefined, 'gzip'])('make one rendering after a change, and one more after another during it (%s)', async (encoding) => {
    const headers = { cookie: await visitor(), ...(encoding && { 'accept-encoding': encoding }) }
    const ofOne = await readsOfOne(headers)
    const nameIn = ({ rawPayload }: { rawPayload: Buffer }) =>
      /<h1[^>]*>(.*?)</.exec((encoding ? gunzipSync(rawPayload) : rawPayload).toString())?.[1]
    await rename('First')
    calls.length = 0
    // Other requests aren't part of what a page reads.
    const apart = AsyncLocalStorage.snapshot()
    let later: ReturnType<typeof many> | undefined
    onAnswer = async (id, answer) => {
      if (id === 'catalogue.queryProducts' && !later) {
        await apart(() => rename('Second'))
        later = apart(() => many(headers))
      }
      return answer
    }
    const earlier = await many(headers)
    onAnswer = (_, answer) => answer
    expect(new Set((await later!).map(nameIn))).toEqual(new Set(['Second']))
    for (const name of earlier.map(nameIn)) expect(['First', 'Second']).toContain(name)
    expect(ofOne).toBeGreaterThan(0)
    expect(reads()).toBe(2 * ofOne)
  })

  test('make one rendering for visitors whose carts look the same', async () => {
    const { products } = await shop.as(shop.visitor()).catalogue.queryProducts({ query: { paging: { limit: 100 } } })
    const simple = products.find(({ productOptions, stock }) => productOptions.length === 0 && stock.inventoryStatus === 'IN_STOCK')!
    // Changes by other processes may make the page anew meanwhile. Other visitors come then.
    await vi.waitFor(async () => {
      const cookies = await Promise.all(Array.from({ length: 3 }, visitor))
      const ofOne = await readsOfOne({ cookie: cookies[0]! })
      for (const cookie of cookies) await shop.as(await identityOf(cookie)).carts.addToCurrentCart({ lineItems: [line(simple.id, 7)] })
      calls.length = 0
      await Promise.all(cookies.map((cookie) => get(address, { cookie })))
      expect(reads()).toBeLessThanOrEqual(ofOne)
    }, 20_000)
  })
})

describe('a sale', () => {
  test('makes the pages that show the product anew, and those of other products stay', async () => {
    const cookie = await visitor()
    const client = shop.as(shop.visitor())
    const { products } = await client.catalogue.queryProducts({ query: { paging: { limit: 100 } } })
    const pages = await Promise.all(
      products
        .filter(({ slug, stock }) => slug && stock.inventoryStatus === 'IN_STOCK')
        .map(async ({ id, slug }) => ({ id, address: `/products/${slug}`, html: (await get(`/products/${slug}`, { cookie })).payload })),
    )
    const [sold] = pages
    const shows = ({ html }: { html: string }) => html.includes(`href="${sold!.address}"`)
    /** A page shows the first products of a recommendation. It depends on all of them. */
    const recommended = async ({ id }: { id: string }) => {
      const { recommendation } = await client.recommendations.getRecommendation({
        items: [{ catalogItemId: id, appId }],
        algorithms: (['boughtTogether', 'similarNames', 'sameCategories', 'bestSellers'] as const).map((name) => ({
          id: algorithmIds[name],
          appId,
        })),
        minimumRecommendedItems: 4,
      })
      return recommendation.items.some(({ catalogItemId }) => catalogItemId === sold!.id)
    }
    const showing = pages.filter((page) => page !== sold && shows(page))
    const others: typeof pages = []
    for (const page of pages) if (page !== sold && !shows(page) && !(await recommended(page))) others.push(page)
    expect([showing.length > 0, others.length > 0]).toEqual([true, true])
    const changed = ['/collections/all-products', sold!.address, ...showing.map(({ address }) => address)]
    const unchanged = others.slice(0, 10).map(({ address }) => address)
    const { variants } = products.find(({ id }) => id === sold!.id)!
    const kept = async (addresses: readonly string[]) => {
      const found: boolean[] = []
      for (const address of addresses) found.push(await isKept(address, { cookie }))
      return new Set(found)
    }
    // Changes by other processes may make all pages anew meanwhile. Another sale is made then.
    await vi.waitFor(async () => {
      for (const address of [...changed, ...unchanged]) await keep(address, { cookie })
      await changeStock(shop.database, { siteId: shop.siteId, now: new Date() }, [
        { productId: sold!.id, variantId: variants[0]!.id, taken: 1, reserved: 0, sold: 0, released: 0, releasedPreorders: 0 },
      ])
      expect(await kept(unchanged)).toEqual(new Set([true]))
      expect(await kept(changed)).toEqual(new Set([false]))
    }, 30_000)
  })
})

describe('content', () => {
  test('that looks like an insertion, or like a pattern of a replacement, stays as it is', async () => {
    const cookie = await visitor()
    const name = '$& $1 $` <stoa-visitor>7@1234567890123</stoa-visitor>'
    await shop.database.run(sql`
      update products set name = ${name} where site_id = ${shop.siteId} and slug = 'elbow-cushion'`)
    await keep('/products/elbow-cushion', { cookie })
    const kept = (await get('/products/elbow-cushion', { cookie })).payload
    expect(kept).toContain('$&amp; $1 $` &lt;stoa-visitor&gt;7@1234567890123&lt;/stoa-visitor&gt;')
    const rendered = (await get(`/products/elbow-cushion?${'x'.repeat(1001)}`, { cookie })).payload
    expect(withoutInsertions(rendered).replaceAll(/\?x+=?/g, '')).toBe(withoutInsertions(kept))
  })
})
