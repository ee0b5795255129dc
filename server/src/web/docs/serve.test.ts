import { readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { areaTexts } from './area-texts.ts'
import { areas, callPath } from './reference.ts'
import { serveDocs } from './serve.ts'

const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>`
const about = {
  baseUrl: 'http://localhost:4400',
  siteId: '00000000-0000-4000-8000-00000000000a',
  clientId: '00000000-0000-4000-8000-000000000001',
}

let server: FastifyInstance
beforeAll(() => {
  server = Fastify()
  serveDocs(server, about)
})
afterAll(() => server.close())

const get = (url: string) => server.inject({ url })

/** Local addresses that a page links to or loads, besides those of the dashboard. */
const linksOf = (page: string): string[] =>
  [...new Set(Array.from(page.matchAll(/(?:href|src|action)="([^"]+)"/g), ([, link]) => link!))]
    .map((link) => link.replaceAll('&amp;', '&'))
    .filter((link) => /^(?:#|\/(?!dashboard\/))/.test(link))

test('every link leads to an existing page and anchor', async () => {
  const pages = new Map<string, ReadonlySet<string>>()
  const broken: string[] = []
  const queue = ['/docs']
  const queued = new Set(queue)
  const wanted: { from: string; path: string; anchor: string }[] = []
  for (let path = queue.pop(); path; path = queue.pop()) {
    const answer = await get(path)
    if (answer.statusCode !== 200) broken.push(`${path}: ${answer.statusCode}`)
    pages.set(path, new Set(Array.from(answer.body.matchAll(/ id="([^"]+)"/g), ([, id]) => id!)))
    if (!String(answer.headers['content-type']).startsWith('text/html')) continue
    for (const link of linksOf(answer.body)) {
      const [page, anchor = ''] = link.startsWith('#') ? [path, link.slice(1)] : link.split('#')
      if (anchor) wanted.push({ from: path, path: page!, anchor })
      if (!pages.has(page!) && !queued.has(page!)) queue.push(page!)
      queued.add(page!)
    }
  }
  expect(broken).toEqual([])
  const missing = wanted.filter(({ path, anchor }) => !pages.get(path)!.has(anchor))
  expect(missing.map(({ from, path, anchor }) => `${from} → ${path}#${anchor}`)).toEqual([])
  expect(allCalls(contract).filter((call) => !pages.has(callPath(call)))).toEqual([])
}, 120_000)

describe('every page', () => {
  test.each([
    '/docs',
    '/docs/orders',
    '/docs/orders/searchOrders',
    '/docs/entities',
    '/docs/entities/Order',
    '/docs/errors',
    '/docs/playground',
    '/docs/graphql',
    '/docs/guides',
    '/docs/guides/deploy',
    '/docs/search?q=order',
    '/docs/nothing',
  ])('%s has no inline style or script and no duplicate id, and a policy that allows none', async (path) => {
    const { body, headers } = await get(path)
    expect(body).not.toMatch(/<style|\sstyle="|<script(?![^>]* src="\/docs\/assets\/)|\son\w+="/)
    const ids = Array.from(body.matchAll(/\sid="([^"]+)"/g), ([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/)
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|data:/)
  })

  test('matches the contract of its call', async () => {
    const described = allCalls(contract).filter(({ call }) => call.description !== undefined)
    expect(described.length).toBeGreaterThan(250)
    const unsaid = await Promise.all(
      described.map(async (named) => {
        const text = (await get(callPath(named))).body.replaceAll(/<[^>]+>/g, '').replaceAll(/&(\w+|#\d+);/g, '')
        return text.includes(named.call.description!.replaceAll(/[`<>&"']/g, '')) ? [] : [named.id]
      }),
    )
    expect(unsaid.flat()).toEqual([])
  })

  test('describes each area', () => {
    expect(areas.filter(([area]) => !areaTexts[area]).map(([area]) => area)).toEqual([])
  })

  test('no area has the name of another page', () => {
    expect(areas.filter(([area]) => ['guides', 'entities', 'errors', 'playground', 'graphql', 'search', 'assets'].includes(area))).toEqual(
      [],
    )
  })
})

describe('user input does not run', () => {
  test.each(['/docs/search?q=', '/docs/playground?call=', '/docs/guides/', '/docs/entities/', '/docs/'])('%s', async (path) => {
    expect((await get(`${path}${encodeURIComponent(hostile)}`)).body).not.toMatch(/<script>|<img/)
  })
})

describe('search', () => {
  const found = async (query: string) =>
    Array.from(
      (await get(`/docs/search?q=${encodeURIComponent(query)}`)).body.matchAll(/<b>([^<]+)<\/b> <span class="soft"/g),
      ([, title]) => title,
    )

  test.each([
    ['searchOrders', 'orders.searchOrders'],
    ['search orders', 'orders.searchOrders'],
    ['ADD TO CART', 'carts.addToCurrentCart'],
    ['/v1/carts/current/add-to-cart', 'carts.addToCurrentCart'],
    ['ORDER_NOT_FOUND', 'ORDER_NOT_FOUND'],
    ['deploy', 'Deploy'],
    ['buyerNote', 'buyerNote'],
    ['Order', 'Order'],
    ['UNAUTHENTICATED', 'UNAUTHENTICATED'],
  ])('%s finds %s first', async (query, title) => expect((await found(query))[0]).toBe(title))

  test('nothing, and says so', async () => {
    expect((await get('/docs/search?q=zzzzzz')).body).toContain('No results for')
  })
})

test('a page and the document for machines say which fields have no effect, and why', async () => {
  const inBody = 'accepted and ignored: additional fees don’t exist yet'
  expect((await get('/docs/carts/estimateCurrentCartTotals')).body.toLowerCase()).toContain(inBody)
  const inUrl = 'accepted and ignored: items have one language'
  expect((await get('/docs/dataItems/getDataItem')).body.toLowerCase()).toContain(inUrl)
  const { body } = await get('/openapi.json')
  expect(body).toContain(`"x-without-effect":"${inBody}"`)
  const { parameters } = JSON.parse(body).paths['/v2/items/{dataItemId}'].get
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'language', schema: expect.objectContaining({ 'x-without-effect': inUrl }) }),
  )
})

test('files are cached forever under an address with their hash; other addresses have none', async () => {
  const [, script] = /src="(\/docs\/assets\/[^"]+everywhere\.ts)"/.exec((await get('/docs')).body)!
  const answer = await get(script!)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get('/docs/assets/000000000000/everywhere.ts')).statusCode).toBe(404)
  expect((await get(script!.replace('everywhere.ts', '..%2fserve.ts'))).statusCode).toBe(404)
})

test('the document for machines has the recorded answers', async () => {
  const { paths } = (await get('/openapi.json')).json<{
    paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, { example: unknown }> }> }>>
  }>()
  expect(paths['/v1/orders/search']!.post!.responses['200']!.content['application/json']!.example).toMatchObject({
    orders: [{ currency: 'EUR' }],
  })
})

test('the index of the search is small and cached forever', async () => {
  const [, address] = /data-index="([^"]+)"/.exec((await get('/docs')).body)!
  const { headers, rawPayload } = await get(address!)
  expect(headers['cache-control']).toContain('immutable')
  expect(brotliCompressSync(rawPayload).length).toBeLessThan(40_000)
})

test('no browser file uses storage that outlives the page', async () => {
  const [, folder] = /src="(\/docs\/assets\/[^"/]+\/)/.exec((await get('/docs')).body)!
  const own = readdirSync(new URL('browser/', import.meta.url)).filter((name) => !name.endsWith('.test.ts'))
  for (const name of [...own, 'http-request.ts', 'errors.ts', 'base64url.ts']) {
    const { statusCode, body } = await get(`${folder}${name}`)
    expect({ name, statusCode }).toEqual({ name, statusCode: 200 })
    expect(body).not.toMatch(/localStorage|sessionStorage|document\.cookie|indexedDB|pushState|from '@stoa|innerHTML/)
  }
})
