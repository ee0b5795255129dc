import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError, createClient, memoryStorage, pages, type Client } from '@stoa/sdk'
import { startStoa, type RunningStoa } from '../support/server.ts'
import { refusalOf } from '../support/shop.ts'

// The SDK as used by a shop's developer: over a socket, with the whole server.

let stoa: RunningStoa
beforeAll(async () => {
  stoa = await startStoa()
})
afterAll(() => stoa.stop())

const visitor = (changes: object = {}) => createClient({ baseUrl: stoa.baseUrl, clientId: stoa.clientId, ...changes })

const jarro = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }

test('a visitor returns with stored tokens', async () => {
  const storage = memoryStorage()
  const { cart } = await visitor({ storage }).carts.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference: jarro }] })
  const returned = visitor({ storage })
  expect((await returned.carts.getCurrentCart({})).cart.id).toBe(cart.id)
  await returned.session.logout()
  expect(await refusalOf(returned.carts.getCurrentCart({}))).toMatchObject({ status: 404, code: 'OWNED_CART_NOT_FOUND' })
})

test('an expired access token is refreshed automatically', async () => {
  const client = visitor()
  const { cart } = await client.carts.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference: jarro }] })
  const { refreshToken } = (await client.session.tokens())!
  await client.session.setTokens({ accessToken: { value: 'past its time', expiresAt: 0 }, refreshToken })
  expect((await client.carts.getCurrentCart({})).cart.id).toBe(cart.id)
})

test('pages go forward and back, and together they are complete', async () => {
  const client = visitor()
  const whole = await pages(client.catalogue.queryProducts, { query: { paging: { limit: 100 }, sort: [{ fieldName: 'name' }] } })
  let page = await pages(client.catalogue.queryProducts, { query: { paging: { limit: 7 }, sort: [{ fieldName: 'name' }] } })
  const first = page.items
  const read = [...page.items]
  while (page.hasNext()) read.push(...(page = await page.next()).items)
  expect(read.map(({ name }) => name)).toEqual(whole.items.map(({ name }) => name))
  expect(read).toHaveLength(whole.totalCount!)
  await expect(page.next()).rejects.toThrow('No next page to fetch')
  while (page.hasPrev()) page = await page.prev()
  expect(page.items).toEqual(first)
})

test('a query too long for an address finds what a short one finds', async () => {
  const client = visitor()
  const { products } = await client.catalogue.queryProducts({ query: { paging: { limit: 3 } } })
  const ids = [
    ...products.map(({ id }) => id),
    ...Array.from({ length: 200 }, (_, index) => `dead0000-0000-4000-8000-${String(index).padStart(12, '0')}`),
  ]
  const found = await client.catalogue.queryProducts({ query: { filter: { id: { $in: ids } } } })
  expect(found.products.map(({ id }) => id).toSorted()).toEqual(products.map(({ id }) => id).toSorted())
})

test('text in any script arrives unchanged', async () => {
  const client = visitor()
  await client.carts.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference: jarro }] })
  const { cart } = await client.carts.updateCurrentCart({ cartInfo: { buyerNote: 'Ærø, 茶, 🫖 & "?"' } })
  expect(cart.buyerNote).toBe('Ærø, 茶, 🫖 & "?"')
})

test('a write under the same key runs once', async () => {
  const client = visitor()
  const add = () => client.carts.addToCurrentCart({ lineItems: [{ quantity: 2, catalogReference: jarro }] }, { idempotencyKey: 'two jugs' })
  const answers = await Promise.all([add(), add(), add()])
  expect(answers.map(({ cart }) => cart.lineItems[0]!.quantity)).toEqual([2, 2, 2])
  expect((await client.carts.getCurrentCart({})).cart.lineItems[0]!.quantity).toBe(2)
})

test('each kind of error has its shape and its request id', async () => {
  const client = visitor()
  const invalid = await refusalOf(client.carts.addToCurrentCart({ lineItems: [{ quantity: 0, catalogReference: jarro }] }))
  expect(invalid).toMatchObject({
    kind: 'validation',
    status: 400,
    code: 'INVALID_ARGUMENT',
    violations: [{ field: 'lineItems[0].quantity', violatedRule: 'MIN' }],
  })
  const missing = await refusalOf(client.orders.getOrder({ id: 'dead0000-0000-4000-8000-000000000000' }))
  expect(missing).toMatchObject({ kind: 'application', status: 404, code: 'ORDER_NOT_FOUND', message: 'No order with this ID exists.' })
  for (const { requestId } of [invalid, missing]) expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  const unknown = await visitor({ clientId: 'dead0000-0000-4000-8000-000000000000' })
    .shop.getShop({})
    .catch((error: ApiError) => error)
  expect(unknown).toMatchObject({ message: 'something went wrong', code: 'INVALID_CLIENT' })
  const nowhere = await (
    createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'key', siteId: stoa.siteId }).shop.getShop({}) as Promise<unknown>
  ).catch((error: ApiError) => error)
  expect(nowhere).toMatchObject({ kind: 'system', status: 0, message: 'System error occurred' })
})

test('the site’s own key acts for that site only', async () => {
  const owner: Client = createClient({ baseUrl: stoa.baseUrl, apiKey: stoa.apiKey, siteId: stoa.siteId })
  expect((await owner.events.queryEvents({ limit: 5 })).events.length).toBeLessThanOrEqual(5)
  expect(await refusalOf(visitor().events.queryEvents({}))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  const wrong = createClient({ baseUrl: stoa.baseUrl, apiKey: stoa.apiKey, siteId: 'dead0000-0000-4000-8000-000000000000' })
  expect(await refusalOf(wrong.events.queryEvents({}))).toBeInstanceOf(ApiError)
})
