import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls, allRoutes, type CallId } from '@stoa/contract/routes'
import { requestOf } from '../../../tests/all-calls/requests.ts'
import { makeSellingShop, readyCheckout, shopperIn } from '../../../tests/support/buying.ts'
import { jug as jugOfShop } from '../../../tests/support/goods.ts'
import { makeTestSite, type TestSite } from '../../../tests/support/site.ts'
import { sharedCalls } from '../cache/shared-calls.ts'
import { sql } from '../database/sql.ts'
import type { App, CallResponse } from '../kernel/app.ts'
import type { Identity } from '../kernel/identity.ts'
import { stateAfterWrite } from './consistency.ts'
import { createServer } from './server.ts'

let shop: TestSite
let server: ReturnType<typeof createServer>
/** The calls that were made, instead of answered from what is kept. */
const calls: string[] = []
let onAnswer: (id: string, answer: CallResponse) => CallResponse | Promise<CallResponse>
/** Callers by their `authorization`. */
const callers = new Map<string, Identity>()

beforeAll(async () => {
  shop = await makeTestSite({ rateLimits: 'off' })
  const app: App = {
    ...shop.app,
    identify: async (credentials) => callers.get(String(credentials.headers.authorization)) ?? shop.app.identify(credentials),
    async call(id, ...rest) {
      calls.push(id)
      return onAnswer(id, await shop.app.call(id, ...rest))
    },
  }
  server = createServer(app)
  const owner = shop.as(shop.owner())
  for (const id of ['Notes', 'Own']) {
    const permissions = {
      read: id === 'Own' ? 'SITE_MEMBER_AUTHOR' : 'ANYONE',
      insert: 'ANYONE',
      update: 'ADMIN',
      remove: 'ADMIN',
    } as const
    await owner.dataCollections.createDataCollection({
      collection: { id, displayName: id, fields: [{ key: 'title', type: 'TEXT' }], permissions },
    })
  }
  for (const id of ['one', 'two', 'three'])
    await owner.dataItems.insertDataItem({ dataCollectionId: 'Notes', dataItem: { id, data: { title: `Note ${id}` } } })
})
afterAll(() => server.close())
const unchanged = (_: string, answer: CallResponse): CallResponse => answer
onAnswer = unchanged
afterEach(() => {
  onAnswer = unchanged
})

const jug = '10000000-0000-4000-8000-000000000001'

interface HttpRequest {
  method: 'GET' | 'POST'
  url: string
  payload?: string
}

const routes = allRoutes(contract)

/** A request for a call. */
function requestFor(id: CallId, message: Record<string, unknown>): HttpRequest {
  const { method, path } = routes.find((route) => route.id === id)!
  const rest = structuredClone(message)
  const url = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  if (method === 'POST') return { method, url, payload: JSON.stringify(rest) }
  return { method: 'GET', url: Object.keys(rest).length > 0 ? `${url}?.r=${Buffer.from(JSON.stringify(rest)).toString('base64url')}` : url }
}

let callerCount = 0
function caller(identity: Identity): Record<string, string> {
  const authorization = `caller ${++callerCount}`
  callers.set(authorization, identity)
  return { authorization }
}
const visitor = (): Record<string, string> => caller(shop.visitor())

const send = ({ method, url, payload }: HttpRequest, headers: Record<string, string>) =>
  server.inject({
    method,
    url,
    headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(payload !== undefined && { payload }),
  })

/** Whether a request is answered without a call. */
async function isKept(asked: HttpRequest, headers: Record<string, string>): Promise<boolean> {
  calls.length = 0
  await send(asked, headers)
  return calls.length === 0
}

/** Sends a request until it is kept. On a busy machine, a process may not know for a moment whether others have changed something. */
async function keep(asked: HttpRequest, headers = visitor()): Promise<void> {
  await vi.waitFor(async () => expect(await isKept(asked, headers)).toBe(true), 10_000)
}

/** A state that is recent for as long as the tests may take. */
const latest = { 'x-wix-consistent': stateAfterWrite(undefined, 1, Date.now() + 3_600_000) }
const products = requestFor('catalogue.queryProducts', { query: { sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 100 } } })
const notes = requestFor('dataItems.queryDataItems', { dataCollectionId: 'Notes', query: { sort: [{ fieldName: '_id', order: 'ASC' }] } })

/** Requests that the examples of the calls don't cover. */
const messages: Partial<Record<CallId, Record<string, unknown>>> = {
  'dataItems.aggregatePipelineDataItems': { dataCollectionId: 'Notes', pipeline: { stages: [] } },
  'dataItems.getDataItem': { dataCollectionId: 'Notes', dataItemId: 'one' },
  'dataItems.queryDataItems': { dataCollectionId: 'Notes' },
}

describe.each(Object.keys(sharedCalls) as CallId[])('%s', (id) => {
  const { call } = allCalls(contract).find((one) => one.id === id)!
  const asked = requestFor(id, messages[id] ?? requestOf(id, call))

  test('answers every visitor with the same, kept or not', async () => {
    const [vera, vito] = [visitor(), visitor()]
    const first = await send(asked, vera)
    expect([200, 404], first.payload).toContain(first.statusCode)
    await keep(asked)
    const kept = await send(asked, vito)
    calls.length = 0
    const computed = await send(asked, { ...vera, ...latest })
    expect(calls).toEqual([id])
    for (const other of [kept, computed]) {
      expect([other.statusCode, other.payload]).toEqual([first.statusCode, first.payload])
      const { date: _, 'x-wix-request-id': requestId, ...headers } = other.headers
      expect(headers).toEqual({ ...first.headers, date: undefined, 'x-wix-request-id': undefined })
      expect(requestId).not.toBe(first.headers['x-wix-request-id'])
    }
  })
})

test('most of these requests find something', async () => {
  const found = []
  for (const { id, call } of allCalls(contract).filter((one) => one.id in sharedCalls)) {
    const { statusCode } = await send(requestFor(id, messages[id] ?? requestOf(id, call)), visitor())
    if (statusCode === 200) found.push(id)
  }
  expect(found.length).toBeGreaterThan(Object.keys(sharedCalls).length * 0.6)
})

describe('a change shows in the next answer', () => {
  const owner = () => shop.as(shop.owner())
  const review = async (title: string) =>
    owner().reviews.createReview({
      review: {
        namespace: 'stores',
        entityId: jug,
        content: { rating: 4, title, body: 'Soft.' },
        author: { contactId: randomUUID() },
      },
    })
  const product = requestFor('catalogue.getProduct', { id: jug })
  const reviews = requestFor('reviews.queryReviews', { query: { filter: { entityId: jug } } })

  test.each<[string, HttpRequest, () => Promise<unknown>]>([
    [
      'a price',
      product,
      () => shop.database.run(sql`update products set price_minor = price_minor + 100 where site_id = ${shop.siteId} and id = ${jug}`),
    ],
    [
      'the stock',
      product,
      () =>
        shop.database.run(sql`
          update variants set track_quantity = true, quantity = 77 where site_id = ${shop.siteId} and product_id = ${jug}`),
    ],
    [
      'a setting',
      requestFor('shop.getShop', {}),
      async () => {
        const { settings } = await owner().shop.getSettings({})
        await owner().shop.updateSettings({ settings: { revision: settings.revision, tagline: `It is ${Date.now()}.` } })
      },
    ],
    [
      'a permission',
      notes,
      () => owner().dataCollections.updateDataPermissions({ dataPermissions: { id: 'Notes', itemRead: 'CMS_EDITOR' } }),
    ],
    [
      'a permission that is granted',
      notes,
      () => owner().dataCollections.updateDataPermissions({ dataPermissions: { id: 'Notes', itemRead: 'ANYONE' } }),
    ],
    [
      'an item of another visitor',
      notes,
      () =>
        shop.as(shop.visitor()).dataItems.insertDataItem({ dataCollectionId: 'Notes', dataItem: { data: { title: `At ${Date.now()}` } } }),
    ],
    [
      'an item that is deleted',
      requestFor('dataItems.getDataItem', { dataCollectionId: 'Notes', dataItemId: 'two' }),
      () => owner().dataItems.removeDataItem({ dataCollectionId: 'Notes', dataItemId: 'two' }),
    ],
    ['a review', reviews, () => review('Pours well')],
    [
      'a review that is hidden',
      reviews,
      async () => {
        const { reviews: shown } = await shop.as(shop.visitor()).reviews.queryReviews({ query: { filter: { entityId: jug } } })
        await owner().reviews.updateModerationStatus({ reviewId: shown[0]!.id!, status: 'REJECTED' })
      },
    ],
  ])('%s', async (_, asked, change) => {
    await keep(asked)
    const before = await send(asked, visitor())
    await change()
    const after = await send(asked, visitor())
    expect([after.statusCode, after.payload]).not.toEqual([before.statusCode, before.payload])
    expect(after.payload).toBe((await send(asked, { ...visitor(), ...latest })).payload)
    await keep(asked, visitor())
  })
})

test('a purchase shows in the next answer', async () => {
  const selling = await makeSellingShop()
  const its = createServer({ ...selling.app, identify: async () => selling.visitor() })
  await selling.setStock(jugOfShop, 50)
  const stock = async () => {
    const { url } = requestFor('catalogue.getProduct', { id: jugOfShop })
    const { payload } = await its.inject({ url })
    return (JSON.parse(payload) as { product: { stock: { quantity: number } } }).product.stock.quantity
  }
  for (const left of [50, 49, 48]) {
    for (const _ of [1, 2, 3]) expect(await stock()).toBe(left)
    const { client } = shopperIn(selling)
    await client.checkouts.createOrder({ id: await readyCheckout(client, { method: 'OFFLINE' }) })
  }
  await its.close()
  await selling.stop()
})

describe('an answer isn’t kept for, or from,', () => {
  const others: [string, () => Identity][] = [
    ['a member', () => ({ kind: 'member', siteId: shop.siteId, id: '66000000-0000-4000-8000-000000000001' })],
    ['staff', () => shop.owner()],
    [
      'an app',
      () => ({
        kind: 'app',
        siteId: shop.siteId,
        id: '66000000-0000-4000-8000-000000000002',
        permissions: [contract.dataItems.queryDataItems.permission],
      }),
    ],
    ['a visitor whose session as a member has ended', () => ({ ...shop.visitor(), hasEndedSession: true })],
  ]
  test.each(others)('%s', async (_, identity) => {
    await keep(notes)
    const headers = caller(identity())
    for (const _turn of [1, 2, 3]) expect(await isKept(notes, headers)).toBe(false)
  })

  test('a visitor of another site', async () => {
    const other = await shop.neighbour()
    await keep(products)
    const headers = caller(other.visitor())
    for (const _ of [1, 2, 3]) expect(await isKept(products, headers)).toBe(false)
  })

  test('those who must not see what a member sees', async () => {
    const asked = requestFor('dataItems.queryDataItems', { dataCollectionId: 'Own' })
    const mia = caller({ kind: 'member', siteId: shop.siteId, id: '66000000-0000-4000-8000-000000000003' })
    const insert = requestFor('dataItems.insertDataItem', { dataCollectionId: 'Own', dataItem: { data: { title: 'Mia’s own' } } })
    expect((await send(insert, mia)).statusCode).toBe(200)
    await keep(asked)
    for (const _ of [1, 2, 3]) expect((await send(asked, mia)).payload).toContain('Mia’s own')
    const seen = await send(asked, visitor())
    expect(seen.payload).not.toContain('Mia’s own')
  })

  test('a request for the latest state', async () => {
    const asked = requestFor('dataItems.queryDataItems', { dataCollectionId: 'Notes', consistentRead: true })
    await keep(notes)
    for (const _ of [1, 2, 3, 4]) {
      expect(await isKept(asked, visitor())).toBe(false)
      expect(await isKept(notes, { ...visitor(), ...latest })).toBe(false)
    }
  })

  test('a sender whose write another process has answered, until that is known everywhere', async () => {
    await keep(notes)
    const insert = requestFor('dataItems.insertDataItem', { dataCollectionId: 'Notes', dataItem: { data: { title: 'Said' } } })
    const { headers } = await send(insert, visitor())
    const here = { 'x-wix-consistent': String(headers['x-wix-consistent']) }
    await keep(notes)
    await keep(notes, { ...visitor(), ...here })
    expect(await isKept(notes, { ...visitor(), 'x-wix-consistent': stateAfterWrite(undefined, 1) })).toBe(false)
    await keep(notes, { ...visitor(), 'x-wix-consistent': stateAfterWrite(undefined, 1, Date.now() - 60_000) })
  })

  test('what depends on chance', async () => {
    const asked = requestFor('dataItems.queryDataItems', { dataCollectionId: 'Notes', sortMode: 'RANDOM' })
    for (const _ of [1, 2, 3, 4]) expect(await isKept(asked, visitor())).toBe(false)
  })

  test('a request that is refused for its form', async () => {
    const broken = { ...notes, payload: '{"dataCollectionId":' }
    const invalid = requestFor('catalogue.queryProducts', { query: { paging: { limit: -1 } } })
    for (const asked of [broken, invalid]) {
      const answers = []
      for (const _ of [1, 2, 3]) answers.push(await send(asked, visitor()))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
      expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1)
    }
    expect(await isKept(invalid, visitor())).toBe(false)
  })

  test.each([400, 408, 429, 500, 503])('%i', async (status) => {
    const asked = requestFor('catalogue.queryProducts', { query: { paging: { limit: 3, offset: status % 40 } } })
    onAnswer = () => ({ status, body: { message: 'Not now.', details: { applicationError: { code: 'X', description: '', data: {} } } } })
    for (const _ of [1, 2, 3]) {
      const { statusCode, headers } = await send(asked, visitor())
      expect(statusCode).toBe(status)
      expect(headers['retry-after'] !== undefined).toBe(status === 429 || status === 503)
    }
    onAnswer = unchanged
    expect((await send(asked, visitor())).statusCode).toBe(200)
  })
})

describe('another answer is kept for', () => {
  test('a body that differs by a byte', async () => {
    await keep(notes)
    expect(await isKept({ ...notes, payload: `${notes.payload} ` }, visitor())).toBe(false)
    expect(await isKept({ ...notes, payload: notes.payload!.replace('Notes', 'N\\u006ftes') }, visitor())).toBe(false)
  })

  test('bytes that aren’t text', async () => {
    const withByte = (byte: number) =>
      server.inject({
        method: 'POST',
        url: notes.url,
        headers: { ...visitor(), 'content-type': 'application/json' },
        payload: Buffer.concat([Buffer.from('{"dataCollectionId":"'), Buffer.from([byte]), Buffer.from('"}')]),
      })
    for (const _ of [1, 2, 3]) expect((await withByte(0x4e)).statusCode).toBe(404)
    expect((await withByte(0xfe)).statusCode).toBe(400)
    expect((await withByte(0xff)).statusCode).toBe(400)
  })

  test('the form of picture URLs', async () => {
    const asked = requestFor('catalogue.queryProducts', { query: { paging: { limit: 50 } } })
    await keep(asked)
    const platform = { ...visitor(), 'x-stoa-media-urls': 'PLATFORM' }
    for (const _ of [1, 2, 3]) {
      expect((await send(asked, platform)).payload).not.toContain('/media/http')
      expect((await send(asked, platform)).payload).toContain('static.wixstatic.com')
      expect((await send(asked, visitor())).payload).not.toContain('static.wixstatic.com')
    }
    await keep(asked, platform)
  })

  test('the client of the caller', async () => {
    await keep(products)
    expect(await isKept(products, caller({ ...shop.visitor(), clientId: '66000000-0000-4000-8000-00000000000c' }))).toBe(false)
  })
})

describe('a cursor of a kept answer', () => {
  const page = (cursor?: string) =>
    requestFor('dataItems.queryDataItems', {
      dataCollectionId: 'Notes',
      query: { cursorPaging: { limit: 1, ...(cursor !== undefined && { cursor }) } },
    })

  test('is every visitor’s, and no member’s', async () => {
    await keep(page())
    const { cursors } = (await send(page(), visitor())).json().pagingMetadata
    await keep(page(cursors.next))
    expect((await send(page(cursors.next), visitor())).statusCode).toBe(200)
    const member = caller({ kind: 'member', siteId: shop.siteId, id: '66000000-0000-4000-8000-000000000004' })
    expect((await send(page(cursors.next), member)).statusCode).toBe(400)
  })
})

test('a kept answer is compressed as its receiver prefers', async () => {
  await keep(products)
  const plain = await send(products, visitor())
  for (const _ of [1, 2]) {
    const zipped = await send(products, { ...visitor(), 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload)
    const brotli = await send(products, { ...visitor(), 'accept-encoding': 'br' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload)
    expect(brotli.headers.vary).toBe('accept-encoding')
  }
})

describe('requests at the same time', () => {
  const rename = (name: string) => shop.database.run(sql`update products set name = ${name} where site_id = ${shop.siteId} and id = ${jug}`)
  const nameIn = (payload: string) => (JSON.parse(payload) as { product: { name: string } }).product.name
  const asked = requestFor('catalogue.getProduct', { id: jug })
  const many = () => Promise.all(Array.from({ length: 20 }, () => send(asked, visitor())))

  test('make one call after a change, and one more after another during it; none gets what is older than its request', async () => {
    await keep(asked)
    await rename('First')
    calls.length = 0
    // Other requests aren't part of what a call reads.
    const apart = AsyncLocalStorage.snapshot()
    let later: ReturnType<typeof many> | undefined
    onAnswer = async (_, answer) => {
      if (!later) {
        await apart(() => rename('Second'))
        later = apart(() => many())
      }
      return answer
    }
    const earlier = await many()
    expect(new Set((await later!).map(({ payload }) => nameIn(payload)))).toEqual(new Set(['Second']))
    for (const { payload } of earlier) expect(['First', 'Second']).toContain(nameIn(payload))
    expect(calls.length).toBe(2)
  })
})
