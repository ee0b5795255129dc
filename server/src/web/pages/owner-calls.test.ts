import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestSite, ownerPassword, type TestSite } from '../../../../tests/support/site.ts'
import { createServer } from '../../http/server.ts'
import { serveOwnerCalls } from './owner-calls.ts'

let site: TestSite
let server: FastifyInstance
let cookie: string
let origin: string
beforeAll(async () => {
  site = await makeTestSite()
  server = createServer(site.app)
  serveOwnerCalls(server, site.app)
  origin = new URL(site.settings.baseUrl).origin
  const { body } = await site.app.call('staff.signIn', { kind: 'anonymous' }, { email: site.settings.ownerEmail, password: ownerPassword })
  cookie = `stoa_desk=${(body as { sessionToken: string }).sessionToken}`
})
afterAll(() => server.close())

const post = (headers: Record<string, string>, payload: object = { call: 'events.queryEvents', request: {} }) =>
  server.inject({ method: 'POST', url: '/dashboard/playground', headers, payload })
const whoIs = (headers: Record<string, string>) => server.inject({ url: '/dashboard/playground', headers })

test('200: a call from our own page is made with the session of the dashboard, under the id of its request', async () => {
  const answer = await post({ cookie, origin })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toHaveProperty('events')
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-wix-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

test('200: a write with a key runs once', async () => {
  const view = { call: 'roles.createRole', request: { role: { name: 'Window cleaner', permissions: ['ECOM.READ_ORDERS'] } } }
  const [first, second] = [
    await post({ cookie, origin, 'idempotency-key': 'once' }, view),
    await post({ cookie, origin, 'idempotency-key': 'once' }, view),
  ]
  expect(first.statusCode).toBe(200)
  expect(second.json()).toEqual(first.json())
})

test('401: without a session, and with a token instead of one', async () => {
  expect((await post({ origin })).statusCode).toBe(401)
  expect((await post({ origin, cookie: 'stoa_desk=forged' })).statusCode).toBe(401)
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['no origin', {}],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
])('403: a call from %s changes nothing, with a valid session', async (_, headers) => {
  const answer = await post({ cookie, ...headers } as Record<string, string>)
  expect(answer.statusCode).toBe(403)
})

test('400: another call than those of the contract, and a request that is no object', async () => {
  expect((await post({ cookie, origin }, { call: 'events.unknown', request: {} })).statusCode).toBe(400)
  expect((await post({ cookie, origin }, { call: 'events.queryEvents', request: 1 })).statusCode).toBe(400)
})

test('415: a form of another site, which needs no preflight', async () => {
  const answer = await server.inject({
    method: 'POST',
    url: '/dashboard/playground',
    headers: { cookie, origin, 'content-type': 'text/plain' },
    payload: JSON.stringify({ call: 'events.queryEvents', request: {} }),
  })
  expect(answer.statusCode).toBe(415)
})

test('200: names who is signed in, without a token, and to our own pages only', async () => {
  const { body } = await whoIs({ cookie, 'sec-fetch-site': 'same-origin' })
  expect(JSON.parse(body)).toEqual({ user: { name: expect.any(String), email: site.settings.ownerEmail } })
  expect((await whoIs({ cookie, 'sec-fetch-site': 'cross-site' })).json()).toEqual({ user: null })
  expect((await whoIs({})).json()).toEqual({ user: null })
})
