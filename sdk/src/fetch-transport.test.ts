import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiError } from './errors.ts'
import { fetchTransport } from './fetch-transport.ts'

interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
}

type Answer = Error | { status?: number; body?: unknown; headers?: Record<string, string> }

/** A transport to a server with these responses, in order, and the requests it received. */
function over(answers: Answer[], options: { baseUrl?: string; identify?: () => Promise<Record<string, string>> } = {}) {
  const sent: Sent[] = []
  const fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted()
    sent.push({
      url: String(url),
      method: init.method!,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body as string | null,
    })
    const answer = answers.shift()!
    if (answer instanceof Error) throw answer
    const { status = 200, body = {}, headers = {} } = answer
    return new Response(status === 204 ? null : typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
  }
  return { sent, transport: fetchTransport({ baseUrl: 'https://shop.example/', fetch, ...options }) }
}

const unavailable: Answer = {
  status: 503,
  body: { message: 'Later.', details: { applicationError: { code: 'TEMPORARILY_UNAVAILABLE', description: 'Later.', data: {} } } },
}
const gone = new TypeError('fetch failed')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Skips pauses until the call has ended. */
async function ended<Result>(call: Promise<Result>): Promise<Result | ApiError> {
  const outcome = call.catch((error: ApiError) => error)
  await vi.runAllTimersAsync()
  return outcome
}

test('a read sends the caller’s token, and no key', async () => {
  const { sent, transport } = over([{ body: { cart: { id: 'c1' } } }], {
    identify: async () => ({ authorization: 'token', 'wix-site-id': 's1' }),
  })
  expect(await transport('carts.getCurrentCart', {}, {})).toEqual({ cart: { id: 'c1' } })
  expect(sent).toEqual([
    { url: 'https://shop.example/v1/carts/current', method: 'GET', headers: { authorization: 'token', 'wix-site-id': 's1' }, body: null },
  ])
})

test('each write has its own idempotency key, or the one passed by the caller', async () => {
  const { sent, transport } = over([{}, {}, {}])
  await transport('carts.deleteCurrentCart', {}, {})
  await transport('carts.removeCouponFromCurrentCart', {}, {})
  await transport('carts.addToCurrentCart', {}, { idempotencyKey: 'mine' })
  const keys = sent.map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toMatch(/^[\w-]{32}$/)
  expect(keys[1]).toMatch(/^[\w-]{32}$/)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe('mine')
  expect(sent[1]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  expect(sent[0]).toMatchObject({ method: 'DELETE', body: null })
})

test('a write without an answer, then 503, is retried with the same key', async () => {
  const { sent, transport } = over([gone, unavailable, { body: { orderId: 'o1' } }])
  expect(await ended(transport('checkouts.createOrder', { id: 'c1' }, {}))).toEqual({ orderId: 'o1' })
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('a call fails after three attempts', async () => {
  const { sent, transport } = over([gone, gone, gone])
  expect(await ended(transport('shop.getShop', {}, {}))).toMatchObject({
    kind: 'system',
    status: 0,
    message: 'System error occurred',
    cause: gone,
  })
  expect(sent).toHaveLength(3)
})

test.each([400, 401, 403, 404, 409, 429, 500, 502])('an answer of %d is final', async (status) => {
  const { sent, transport } = over([{ status, body: {} }])
  expect(await ended(transport('shop.getShop', {}, {}))).toMatchObject({ status })
  expect(sent).toHaveLength(1)
})

test.each([201, 202, 204])('%d is not success', async (status) => {
  const { transport } = over([{ status }])
  expect(await ended(transport('shop.getShop', {}, {}))).toMatchObject({ kind: 'system', status })
})

test.each(['', '<html>', '{"half":'])('200 with the body %j is a system error', async (body) => {
  const { transport } = over([{ body, headers: { 'x-wix-request-id': 'r1' } }])
  expect(await ended(transport('shop.getShop', {}, {}))).toMatchObject({ kind: 'system', message: 'System error occurred, request-id: r1' })
})

test('an error has the request id', async () => {
  const { transport } = over([{ status: 404, headers: { 'x-wix-request-id': 'r7' } }])
  expect(await ended(transport('shop.getShop', {}, {}))).toMatchObject({ requestId: 'r7' })
})

test('X-Wix-Consistent is returned on every later request', async () => {
  const { sent, transport } = over([{}, { headers: { 'x-wix-consistent': 'after-7' } }, {}, {}])
  for (let made = 0; made < 4; made++) await transport('shop.getShop', {}, {})
  expect(sent.map(({ headers }) => headers['x-wix-consistent'])).toEqual([undefined, undefined, 'after-7', 'after-7'])
})

test('an aborted call rejects with its own reason, also between attempts', async () => {
  const { sent, transport } = over([gone, gone, gone])
  const reason = new Error('the page was left')
  const giving = new AbortController()
  const call = transport('shop.getShop', {}, { signal: giving.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  giving.abort(reason)
  expect(await call).toBe(reason)
  expect(sent).toHaveLength(1)
})

test('an unknown call is a programming error', async () => {
  const { transport } = over([])
  await expect(transport('carts.getCurrentCarts', {}, {})).rejects.toThrow('there is no call carts.getCurrentCarts')
  await expect(transport('constructor', {}, {})).rejects.toThrow('there is no call constructor')
})
