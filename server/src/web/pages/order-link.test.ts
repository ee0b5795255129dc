import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { withValue } from '../../../../tests/all-calls/requests.ts'
import { makeSellingShop, readyCheckout, shopperIn, type SellingShop, type Shopper } from '../../../../tests/support/buying.ts'
import { callersWith } from './hand-over.ts'
import { linkOf, orderCookie } from './link.ts'

// A link to an order opens that order and nothing else (DESIGN §7, threat O01).

let shop: SellingShop
let vera: Shopper
let orderId: string
let otherId: string

beforeAll(async () => {
  shop = await makeSellingShop()
  vera = shopperIn(shop)
  const place = async () =>
    (await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client, { method: 'OFFLINE' }) })).orderId
  orderId = await place()
  otherId = await place()
})
afterAll(() => shop.stop())

const tokenOf = (claims: Partial<{ subject: string; siteId: string; role: 'order' | 'checkout' | 'visitor' }> = {}, seconds = 3600) =>
  shop.app.services.tokens.sign('hand-over', { siteId: shop.siteId, subject: orderId, role: 'order', ...claims }, seconds)

/** The identity of a page's calls in a browser with that token. */
async function callerOf(token: string, callId: string, request: unknown) {
  const identity = shop.visitor()
  const caller = await callersWith(
    shop.app,
    { identity, orderLink: () => token },
    { requestId: 'r', address: '203.0.113.1' },
  )(callId, request)
  return caller.kind === 'anonymous' || caller.kind === 'visitor' ? caller.kind : caller
}

describe.each(allCalls(contract))('$id, by the link', ({ id, call }) => {
  test('is the browser’s own caller except when reading that order', async () => {
    const ids = ['id', 'orderId', 'checkoutId', 'paymentGatewayOrderId', 'order.id', 'checkout.id']
    const request = ids.reduce((so, path) => withValue(so, path, orderId), {} as Record<string, unknown>)
    const guest = { kind: 'guest', siteId: shop.siteId, id: orderId }
    expect(await callerOf(await tokenOf(), id, request)).toEqual(id === 'orders.getOrder' ? guest : 'visitor')
  })

  test('as a guest is refused except when reading an order', async () => {
    const { status } = await shop.app.call(id, { kind: 'guest', siteId: shop.siteId, id: orderId }, { id: orderId })
    if (call.allow === 'anyone') expect(status).not.toBe(200)
    else expect(status).toBe(id === 'orders.getOrder' ? 200 : 403)
  })
})

test('a guest reads that order like its buyer, and no other', async () => {
  const guest = shop.as({ kind: 'guest', siteId: shop.siteId, id: orderId })
  expect(await guest.orders.getOrder({ id: orderId })).toEqual(await vera.client.orders.getOrder({ id: orderId }))
  await expect(guest.orders.getOrder({ id: otherId })).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })
})

test('a guest of another site with the same order reads nothing', async () => {
  const neighbour = await shop.neighbour()
  const guest = shop.as({ kind: 'guest', siteId: neighbour.siteId, id: orderId })
  await expect(guest.orders.getOrder({ id: orderId })).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })
})

test.each<[string, () => Promise<string>]>([
  ['expired', () => tokenOf({}, -1)],
  ['cut short', async () => (await tokenOf()).slice(0, -1)],
  ['of another order', () => tokenOf({ subject: otherId })],
  ['of another site', async () => tokenOf({ siteId: (await shop.neighbour()).siteId })],
  ['of a checkout with the order’s id', () => tokenOf({ role: 'checkout' })],
  [
    'that is a session',
    async () => shop.app.services.tokens.sign('refresh', { siteId: shop.siteId, subject: orderId, role: 'order' }, 3600),
  ],
  ['that is no token', async () => 'nonsense'],
])('a link %s opens nothing', async (_what, token) => {
  expect(await callerOf(await token(), 'orders.getOrder', { id: orderId })).toBe('visitor')
})

test('an address with a token redirects to one without, and each order has its own cookie', () => {
  expect(linkOf(`/orders/${orderId}?token=abc&print=1`)).toEqual({
    token: 'abc',
    rest: `/orders/${orderId}?print=1`,
    cookie: { name: `stoa_order_${orderId.replaceAll('-', '')}`, path: '/orders', seconds: 86_400 },
  })
  expect(orderCookie(otherId).name).not.toBe(orderCookie(orderId).name)
})

test.each(['/orders/lookup?token=abc', '/orders/1/thanks?token=abc', '/?token=abc', '/products/mug?token=abc', `/orders/${randomUUID()}`])(
  '%s is not a link',
  (url) => expect(linkOf(url)).toBeUndefined(),
)
