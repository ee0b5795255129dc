import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStoa, type RunningStoa } from '../support/server.ts'

let stoa: RunningStoa
let token: string

beforeAll(async () => {
  stoa = await startStoa()
  const answer = await post('/oauth2/token', { clientId: stoa.clientId, grantType: 'anonymous' })
  token = ((await answer.json()) as { access_token: string }).access_token
})
afterAll(() => stoa.stop())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(stoa.baseUrl + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(stoa.baseUrl + path, { headers: { authorization: token, ...headers } })

/** Sends raw bytes and reads until the server closes the connection, or is silent for half a second after it began to answer. */
function raw(bytes: string, silenceMs = 500): Promise<string> {
  const { port } = new URL(stoa.baseUrl)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket: Socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    socket.on('timeout', () => (socket.destroy(), resolve(text)))
    socket.on('data', (chunk) => {
      text += chunk.toString()
      socket.setTimeout(silenceMs)
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
}
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe('S01: malformed and endless requests', () => {
  test('400: content-length and transfer-encoding together', async () => {
    const answer = await raw(
      'POST /oauth2/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n',
    )
    expect(statusOf(answer)).toBe(400)
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  test('431: headers above 64 KiB', async () => {
    expect(statusOf(await raw(`GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`))).toBe(431)
  })

  test('200: other requests are answered while 150 are half sent', async () => {
    const { port } = new URL(stoa.baseUrl)
    const half = Array.from({ length: 150 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}))
    for (const socket of half)
      socket.write('POST /oauth2/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{')
    await Promise.all(half.map((socket) => socket.connecting && once(socket, 'connect')))
    expect((await get('/health')).status).toBe(200)
    expect(half.map(({ readyState }) => readyState)).toEqual(half.map(() => 'open'))
    for (const socket of half) socket.destroy()
  })
})

describe('S02: other spellings of a method or a path', () => {
  test('an override header has no effect', async () => {
    expect((await get('/stoa/v1/shop', { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' })).status).toBe(200)
  })

  test.each([
    ['TRACE', '/stoa/v1/shop'],
    ['PROPFIND', '/stoa/v1/shop'],
    ['GET', '//stoa/v1/shop'],
    ['GET', '/STOA/V1/SHOP'],
    ['GET', '/stoa/v1/shop/'],
    ['GET', '/stoa/v1/./../v1/shop'],
  ])('%s %s is not a call', async (method, path) => {
    const status = statusOf(await raw(`${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\n\r\n`))
    expect([400, 404, 405, 501]).toContain(status)
  })

  test('404 as JSON below an API prefix, never a page', async () => {
    for (const path of [
      '/ecom/v1/nothing',
      '/_api/ecom-cart/v9/x',
      '/stores-reader/v1/products/a/b/c/d',
      '/v1/nothing',
      '/oauth2/nothing',
    ]) {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toContain('application/json')
      expect(await answer.json()).toMatchObject({ details: { applicationError: { code: 'ROUTE_NOT_FOUND' } } })
    }
  })
})

describe('S03: other origins', () => {
  test('any origin can call, without credentials', async () => {
    const answer = await get('/stoa/v1/shop', { origin: 'https://evil.example' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('a preflight lists the headers of the packages and ours', async () => {
    const answer = await fetch(`${stoa.baseUrl}/ecom/v1/carts/current`, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
    })
    const allowed = answer.headers.get('access-control-allow-headers') ?? ''
    for (const name of [
      'authorization',
      'content-type',
      'x-wix-bi-gateway',
      'x-wix-consistent',
      'wix-site-id',
      'wix-account-id',
      'idempotency-key',
      'last-event-id',
      'x-stoa-media-urls',
    ]) {
      expect(allowed).toContain(name)
    }
  })

  test('the shop’s cookie is accepted from our own pages only', async () => {
    const tokens = (await (await post('/oauth2/token', { clientId: stoa.clientId, grantType: 'anonymous' })).json()) as {
      refresh_token: string
    }
    const cookie = `stoa_session=${tokens.refresh_token}`
    const ask = (headers: Record<string, string>) => fetch(`${stoa.baseUrl}/stoa/v1/shop`, { headers: { cookie, ...headers } })
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(401)
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(401)
    expect((await ask({})).status).toBe(401)
  })
})

describe('S04: headers of every answer', () => {
  test('nosniff, a request id, no-store, no banner', async () => {
    for (const answer of [await get('/stoa/v1/shop'), await get('/ecom/v1/carts/current'), await post('/oauth2/token', {})]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('x-wix-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('server')).toBeNull()
      expect(answer.headers.get('x-powered-by')).toBeNull()
    }
  })
})

describe('S05: contents of an error', () => {
  test.each([
    ['not JSON', '{bad', 'application/json', 400],
    ['not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a key twice', '{"grantType":"anonymous","grantType":"anonymous"}', 'application/json', 400],
    ['a key twice, once written with an escape', '{"scope":"a","sc\\u006fpe":"b"}', 'application/json', 400],
    ['nested without end', `${'['.repeat(100_000)}`, 'application/json', 400],
    ['U+0000 in text', '{"clientId":"a\\u0000b"}', 'application/json', 400],
    ['half a surrogate pair', '{"clientId":"\\ud800"}', 'application/json', 400],
    ['a prototype', '{"__proto__":{"clientId":"x"},"constructor":{"prototype":{}}}', 'application/json', 400],
    ['a form', 'clientId=x', 'application/x-www-form-urlencoded', 415],
    ['more than 1 MB', JSON.stringify({ scope: 'x'.repeat(1_100_000) }), 'application/json', 413],
  ])('%s: the declared error, without stack, path or SQL', async (_, body, type, status) => {
    const answer = await fetch(`${stoa.baseUrl}/oauth2/token`, { method: 'POST', headers: { 'content-type': type }, body })
    const text = await answer.text()
    expect(answer.status).toBe(status)
    expect(JSON.parse(text)).toHaveProperty('details')
    expect(text).not.toMatch(/node_modules|\.ts:|at async|select |insert |PostgreSQL|SyntaxError/)
    if (status === 413) expect(answer.headers.get('connection')).toBe('close')
  })
})

describe('S06: files', () => {
  test.each([
    '/..%2fpackage.json',
    '/assets/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e',
    '/.git/config',
    '/.env',
    '/dashboard/assets/../../package.json',
  ])('%s reveals nothing', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\nConnection: close\r\n\r\n`, 2000)
    expect([400, 403, 404]).toContain(statusOf(answer))
    expect(answer).not.toMatch(/"workspaces"|\[core\]/)
  })
})

test('S14: a query as GET, as .r and as POST is one call: same answer, same error', async () => {
  const path = '/stores-reader/v1/products/query-platformized'
  const query = { paging: { limit: 2 }, sort: [{ fieldName: 'name' }] }
  const packed = (message: unknown) => `${path}?.r=${Buffer.from(JSON.stringify(message)).toString('base64url')}`
  const [byGet, byPost] = [await get(packed({ query })), await post(path, { query }, { authorization: token })]
  expect(await byGet.json()).toEqual(await byPost.json())
  const plain = await get(`${path}?query.paging.limit=2`)
  expect(((await plain.json()) as { products: unknown[] }).products).toHaveLength(2)
  const wrong = { query: { filter: { costAndProfitData: 1 } } }
  const [refusedGet, refusedPost] = [await get(packed(wrong)), await post(path, wrong, { authorization: token })]
  expect([refusedGet.status, refusedPost.status]).toEqual([400, 400])
  expect(await refusedGet.json()).toEqual(await refusedPost.json())
  expect((await fetch(stoa.baseUrl + packed({ query }))).status).toBe(401)
  expect((await post(path, { query })).status).toBe(401)
})

test('D23: a repeated query key is a list if the schema has one, otherwise it is refused', async () => {
  expect((await get('/stores-reader/v1/products/query-platformized?query.paging.limit=1&query.paging.limit=2')).status).toBe(400)
})

test('S16: five hundred kinds of garbage leave the process intact', async () => {
  const paths = [
    '/oauth2/token',
    '/stoa/v1/staff/sign-in',
    '/wix-data/v2/items/query',
    '/ecom/v1/carts/current/add-to-cart',
    '/v1/checkouts',
    '/ecom/v1/orders/search',
  ]
  const values: unknown[] = [
    null,
    true,
    -1,
    Number.MAX_VALUE,
    2 ** 53,
    'x',
    '',
    [],
    {},
    [[[]]],
    { $gt: { $gt: 1 } },
    '\u202e',
    { a: { b: { c: [] } } },
  ]
  const keys = ['clientId', 'grantType', 'query', 'lineItems', 'dataCollectionId', 'search', 'email', 'password', 'checkoutInfo', 'filter']
  let asked = 0
  for (let round = 0; asked < 500; round++) {
    const body = Object.fromEntries(keys.map((key, index) => [key, values[(round * 7 + index * 3) % values.length]]))
    const answer = await post(paths[round % paths.length]!, body, { authorization: token })
    expect(answer.status).toBeLessThan(500)
    await answer.arrayBuffer()
    asked++
  }
  expect((await get('/health')).status).toBe(200)
})
