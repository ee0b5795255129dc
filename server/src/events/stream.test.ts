import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStoa, type RunningStoa } from '../../../tests/support/server.ts'
import { makeTestSite, ownerPassword } from '../../../tests/support/site.ts'
import { keepOwnersKey } from '../access/api-keys/api-keys.ts'
import { sql } from '../database/sql.ts'
import { dashboardCookie as deskCookieName } from '../http/cookie.ts'
import { createServer } from '../http/server.ts'
import { ownerId } from '../seed/seed-site.ts'
import { dashboardStream } from '../web/pages/live.ts'
import { serveEventStream } from './stream.ts'

let stoa: RunningStoa
beforeAll(async () => {
  stoa = await startStoa()
})
afterAll(() => stoa.stop())

const path = '/stoa/v1/events/stream'
const keyHeaders = () => ({ authorization: stoa.apiKey, 'wix-site-id': stoa.siteId })

/** A stream that resumes where the last read stopped. */
async function open(url: string, headers: Record<string, string>) {
  const leaving = new AbortController()
  const answer = await fetch(url, { headers, signal: leaving.signal })
  const reader = answer.body!.getReader()
  let text = ''
  let ended = false
  const read = async (until: (text: string) => boolean, milliseconds = 10_000) => {
    const deadline = performance.now() + milliseconds
    while (!until(text) && !ended && performance.now() < deadline) {
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
      ended ||= done
      text += new TextDecoder().decode(value)
    }
    return text
  }
  return { answer, read, hasEnded: () => ended, leave: () => leaving.abort() }
}

const positions = (text: string): number[] => Array.from(text.matchAll(/^id: (\d+)\nevent:/gm), ([, position]) => Number(position))

async function visitorToken(): Promise<string> {
  const answer = await fetch(`${stoa.baseUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: stoa.clientId, grantType: 'anonymous' }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Someone creates a cart: one event. */
async function fillCart(): Promise<void> {
  const products = await fetch(`${stoa.baseUrl}/stores-reader/v1/products/query-platformized`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyHeaders() },
    body: JSON.stringify({ query: { filter: { slug: 'jarro' } } }),
  })
  const {
    products: [jug],
  } = (await products.json()) as { products: { id: string }[] }
  const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: jug!.id }
  const answer = await fetch(`${stoa.baseUrl}/ecom/v1/carts/current/add-to-cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await visitorToken() },
    body: JSON.stringify({ lineItems: [{ quantity: 1, catalogReference }] }),
  })
  expect(answer.status).toBe(200)
}

describe('a stream', () => {
  test('200: starts with new events, as uncached server-sent events', async () => {
    await fillCart()
    const { answer, read, leave } = await open(stoa.baseUrl + path, keyHeaders())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('x-wix-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const hello = await read((text) => text.includes('\n\n'))
    const start = Number(/^retry: 2000\nid: (\d+)\n\n$/.exec(hello)?.[1])
    await fillCart()
    const text = await read((soFar) => positions(soFar).length > 0)
    expect(text).toContain('event: wix.ecom.v1.cart_created\ndata: {"position":')
    expect(positions(text)[0]).toBeGreaterThan(start)
    leave()
  })

  test('200: a reader that reconnects with Last-Event-ID misses nothing and gets nothing twice', async () => {
    const first = await open(stoa.baseUrl + path, keyHeaders())
    await first.read((text) => text.includes('\n\n'))
    await fillCart()
    const last = positions(await first.read((text) => positions(text).length > 0)).at(-1)!
    first.leave()
    await fillCart()
    await fillCart()
    const second = await open(stoa.baseUrl + path, { ...keyHeaders(), 'last-event-id': String(last) })
    const text = await second.read((soFar) => positions(soFar).length >= 2)
    // An event of the previous test may have been published only now: what matters is that none is missing and none comes twice.
    const seen = positions(text)
    expect(seen).toEqual(seen.map((_, index) => last + 1 + index))
    second.leave()
  })

  test.each(['-1', 'x', '1e3', "1' or '1", '99999999999999999999'])('200: a Last-Event-ID %s is ignored', async (id) => {
    const { read, leave } = await open(stoa.baseUrl + path, { ...keyHeaders(), 'last-event-id': id })
    expect(positions(await read((text) => text.includes('\n\n')))).toEqual([])
    leave()
  })

  test('401 and 403: without a token, for a visitor, with a key of another site', async () => {
    const status = async (headers: Record<string, string>) => {
      const answer = await fetch(stoa.baseUrl + path, { headers })
      const { details } = (await answer.json()) as { details: { applicationError: { code: string } } }
      return `${answer.status} ${details.applicationError.code}`
    }
    expect(await status({})).toBe('401 UNAUTHENTICATED')
    expect(await status({ authorization: stoa.apiKey, 'wix-site-id': stoa.clientId })).toBe('401 UNAUTHENTICATED')
    expect(await status({ authorization: await visitorToken() })).toBe('403 PERMISSION_DENIED')
  })
})

describe('the stream of the dashboard', () => {
  const live = '/dashboard/live'
  const dataOf = (text: string): Record<string, unknown>[] => Array.from(text.matchAll(/^data: (\{.+)$/gm), ([, json]) => JSON.parse(json!))

  async function deskCookie(): Promise<string> {
    const answer = await fetch(`${stoa.baseUrl}/stoa/v1/staff/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: stoa.ownerEmail, password: stoa.ownerPassword }),
    })
    return `${deskCookieName}=${((await answer.json()) as { sessionToken: string }).sessionToken}`
  }

  test('200: with a dashboard session; one listener gets all events, and continues from its position', async () => {
    const cookie = await deskCookie()
    const first = await open(stoa.baseUrl + live, { cookie })
    expect(first.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(first.answer.headers.get('access-control-allow-origin')).toBeNull()
    await first.read((text) => text.includes('\n\n'))
    await fillCart()
    const text = await first.read((soFar) => dataOf(soFar).length > 0)
    expect([...text.matchAll(/^event: .*\ndata: \d+$/gm)].map(([line]) => line)).toEqual([expect.stringMatching(/^event: place/)])
    const [event] = dataOf(text)
    expect(event).toMatchObject({ entityFqdn: 'wix.ecom.v1.cart', slug: 'created' })
    first.leave()
    const again = await open(`${stoa.baseUrl}${live}?after=${Number(event!.position) - 1}`, { cookie })
    expect(dataOf(await again.read((soFar) => dataOf(soFar).length > 0))[0]).toEqual(event)
    again.leave()
    const header = await open(`${stoa.baseUrl}${live}?after=0`, { cookie, 'last-event-id': String(Number(event!.position) - 1) })
    expect(dataOf(await header.read((soFar) => dataOf(soFar).length > 0))[0]).toEqual(event)
    header.leave()
  })

  test.each([
    ['401: nobody', async () => ({}), 401],
    ['401: a session that never was', async () => ({ cookie: `${deskCookieName}=${stoa.siteId}.${'A'.repeat(43)}` }), 401],
    ['401: a key, which has its own door', async () => keyHeaders(), 401],
    ['403: a page of another site', async () => ({ cookie: await deskCookie(), 'sec-fetch-site': 'cross-site' }), 403],
    ['403: a neighbour below the same domain', async () => ({ cookie: await deskCookie(), 'sec-fetch-site': 'same-site' }), 403],
  ] as const)('%s', async (_title, headers, status) => {
    expect((await fetch(stoa.baseUrl + live, { headers: await headers() })).status).toBe(status)
  })

  test('ends with its session', async () => {
    const site = await makeTestSite()
    const server = createServer(site.app)
    serveEventStream(server, site.app, { checkMs: 300, doors: [dashboardStream] })
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { body } = await site.app.call(
      'staff.signIn',
      { kind: 'anonymous' },
      { email: site.settings.ownerEmail, password: ownerPassword },
    )
    const { sessionToken } = body as { sessionToken: string }
    const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}${live}`
    const { read, hasEnded } = await open(url, { cookie: `${deskCookieName}=${sessionToken}` })
    expect(await read((text) => text.includes(': still here'))).toContain(': still here')
    await site.as(site.owner()).staff.signOut({ sessionToken })
    await read(() => false)
    expect(hasEnded()).toBe(true)
    await server.close()
  })
})

test('ends when its reader loses the permission', async () => {
  const site = await makeTestSite()
  const key = `key-${randomBytes(24).toString('base64url')}`
  await keepOwnersKey(site.database, { siteId: site.siteId, ownerId, name: 'stream', key })
  const server = createServer(site.app)
  serveEventStream(server, site.app, { checkMs: 300 })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { read, hasEnded } = await open(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}${path}`, { authorization: key })
  expect(await read((text) => text.includes(': still here'))).toContain(': still here')
  await site.database.run(sql`update api_keys set revoked_date = now() where site_id = ${site.siteId} and name = 'stream'`)
  await read(() => false)
  expect(hasEnded()).toBe(true)
  await server.close()
})

test('ends at once when the server stops', async () => {
  const stopping = await startStoa()
  const stream = await open(stopping.baseUrl + path, { authorization: stopping.apiKey, 'wix-site-id': stopping.siteId })
  await stream.read((text) => text.includes('\n\n'))
  const began = performance.now()
  await Promise.all([stopping.stop(), stream.read(() => false)])
  expect(stream.hasEnded()).toBe(true)
  expect(performance.now() - began).toBeLessThan(5000)
})
