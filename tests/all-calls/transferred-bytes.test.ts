import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '../../server/src/http/server.ts'
import { serveAll } from '../../server/src/start.ts'
import { makeTestSite, ownerPassword, type TestSite } from '../support/site.ts'

// What a browser that has never been here transfers for a page and the files that it links to, as the server sends them: pictures left out.

let site: TestSite
let server: FastifyInstance
let staff: string

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  server = createServer(site.app)
  await serveAll(server, site.app)
  const { sessionToken } = await site.as({ kind: 'anonymous' }).staff.signIn({ email: site.settings.ownerEmail, password: ownerPassword })
  staff = `stoa_desk=${sessionToken}`
})
afterAll(() => server.close())

const get = (url: string, headers: InjectOptions['headers'] = {}) =>
  server.inject({ url, headers: { host: '127.0.0.1:4400', 'accept-encoding': 'gzip, deflate, br', ...headers } })

type Answer = Awaited<ReturnType<typeof get>>
const textOf = ({ rawPayload, headers }: Answer): string =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString()

/** The built files that a page links to. */
const filesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/(?:href|src)="(\/(?:dashboard\/)?assets\/[^"]+\.(?:css|js|woff2))"/g)].map(([, url]) => url!))

interface Weight {
  html: number
  style: number
  script: number
  font: number
}

async function weigh(path: string, cookie?: string): Promise<Weight> {
  const page = await get(path, cookie ? { cookie } : {})
  expect(page.statusCode).toBe(200)
  const weight: Weight = { html: page.rawPayload.length, style: 0, script: 0, font: 0 }
  for (const url of filesOf(textOf(page))) {
    const file = await get(url)
    weight[url.endsWith('.css') ? 'style' : url.endsWith('.js') ? 'script' : 'font'] += file.rawPayload.length
  }
  return weight
}

test.each([
  ['the home page', '/', undefined, { html: 13_500, style: 10_000, script: 125_000, font: 42_000 }],
  ['a collection', '/collections/green', undefined, { html: 10_000, style: 10_000, script: 125_000, font: 42_000 }],
  ['a product', '/products/elbow-cushion', undefined, { html: 12_500, style: 10_000, script: 128_000, font: 42_000 }],
  ['the dashboard’s first page', '/dashboard/', () => staff, { html: 13_000, style: 14_500, script: 182_000, font: 42_000 }],
] as const)('%s is transferred in few bytes', async (_name, path, cookie, budget) => {
  // Rendered, and as it is kept for later visitors.
  for (const weight of [await weigh(path, cookie?.()), await weigh(path, cookie?.())]) {
    for (const kind of ['html', 'style', 'script', 'font'] as const) {
      expect([kind, weight[kind] <= budget[kind]]).toEqual([kind, true])
      expect([kind, weight[kind] > budget[kind] / 3]).toEqual([kind, true])
    }
  }
})

test('the OpenAPI document is a tenth of its text', async () => {
  const document = await get('/openapi.json')
  expect(document.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(document.rawPayload.length).toBeLessThan(textOf(document).length / 10)
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
])('a built file for a client that sends Accept-Encoding: %s', async (accepted, encoding) => {
  const [path] = /\/assets\/root-[\w-]+\.js/.exec(textOf(await get('/')))!
  const { headers, statusCode, rawPayload } = await get(path, { 'accept-encoding': accepted })
  expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'accept-encoding'])
  expect(headers['cache-control']).toContain('immutable')
  const again = await get(path, { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
  const part = await get(path, { 'accept-encoding': accepted, range: 'bytes=0-9' })
  expect([part.statusCode, part.rawPayload.equals(rawPayload.subarray(0, 10))]).toEqual([206, true])
})

test('an ETag belongs to one encoding', async () => {
  const [path] = /\/assets\/root-[\w-]+\.js/.exec(textOf(await get('/')))!
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accepted) => (await get(path, { 'accept-encoding': accepted })).headers.etag),
  )
  expect(new Set(tags).size).toBe(3)
})

describe('not compressed', () => {
  test('a page with personal data that another site opens', async () => {
    for (const [from, encoding] of [
      ['none', 'br'],
      ['same-origin', 'br'],
      ['cross-site', undefined],
      ['same-site', undefined],
    ] as const)
      expect([from, (await get('/dashboard/orders', { cookie: staff, 'sec-fetch-site': from })).headers['content-encoding']]).toEqual([
        from,
        encoding,
      ])
    expect((await get('/', { 'sec-fetch-site': 'cross-site' })).headers['content-encoding']).toBe('br')
  })

  test('an email with its links, in the dashboard and in its preview', async () => {
    const email = 'finn@example.com'
    const owner = site.as(site.owner())
    const { roles } = await owner.roles.queryRoles({})
    await owner.staff.inviteStaffUser({ email, roleIds: [roles[0]!.id] })
    const { mails } = await owner.mails.searchMails({})
    for (const path of [`/dashboard/outbox/${mails[0]!.id}`, `/dashboard/mail-previews/${mails[0]!.id}`]) {
      const answer = await get(path, { cookie: staff })
      expect([path, answer.statusCode, answer.headers['content-encoding']]).toEqual([path, 200, undefined])
      expect(answer.rawPayload.length).toBeGreaterThan(1024)
    }
  })
})
