import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop, type Shopper } from '../../../../../tests/support/buying.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import type { Identity } from '../../../kernel/identity.ts'

let shop: SellingShop
let vera: Shopper
let orderId: string

beforeAll(async () => {
  shop = await makeSellingShop()
  vera = shopperIn(shop)
  const placed = await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client) })
  orderId = placed.orderId
  await pay(vera, placed)
})
afterAll(() => shop.stop())

describe('200', () => {
  test('its buyer and callers that act for the shop see the same order', async () => {
    const reader: Identity = { kind: 'app', siteId: shop.siteId, id: shop.clientId, permissions: ['ECOM.READ_ORDERS'] }
    const { order } = await vera.client.orders.getOrder({ id: orderId })
    expect(order).toMatchObject({ id: orderId, status: 'APPROVED', buyerInfo: { visitorId: vera.identity.id } })
    for (const identity of [shop.owner(), reader]) expect((await shop.as(identity).orders.getOrder({ id: orderId })).order).toEqual(order)
  })

  test('its buyer and the owner see an order that awaits payment', async () => {
    const waiting = await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client) })
    for (const client of [vera.client, shop.as(shop.owner())]) {
      expect((await client.orders.getOrder({ id: waiting.orderId })).order).toMatchObject({ status: 'INITIALIZED' })
    }
  })
})

describe('404 ORDER_NOT_FOUND', () => {
  test('the same response for another visitor’s order as for one that doesn’t exist (O01)', async () => {
    const ghost = await refusalOf(vera.client.orders.getOrder({ id: '80000000-0000-4000-8000-00000000dead' }))
    expect(ghost).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND', data: {} })
    const member: Identity = { kind: 'member', siteId: shop.siteId, id: vera.identity.id }
    for (const identity of [shop.visitor(), member])
      expect(await refusalOf(shop.as(identity).orders.getOrder({ id: orderId }))).toEqual(ghost)
  })

  test('another site’s owner doesn’t see it (S08)', async () => {
    const neighbour = await shop.neighbour()
    expect(await refusalOf(neighbour.as(neighbour.owner()).orders.getOrder({ id: orderId }))).toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })
})

test('400: an order number instead of an id (O01)', async () => {
  const { order } = await vera.client.orders.getOrder({ id: orderId })
  expect(await refusalOf(vera.client.orders.getOrder({ id: order.number! }))).toMatchObject({ status: 400 })
})

test('403: an API key without the permission', async () => {
  const app: Identity = { kind: 'app', siteId: shop.siteId, id: shop.clientId, permissions: ['ECOM.READ_CARTS'] }
  expect(await refusalOf(shop.as(app).orders.getOrder({ id: orderId }))).toMatchObject({ status: 403 })
})
