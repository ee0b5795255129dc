import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop } from '../../../../../tests/support/buying.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import type { Identity } from '../../../kernel/identity.ts'

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
afterAll(() => shop.stop())

const app = (...permissions: string[]): Identity => ({ kind: 'app', siteId: shop.siteId, id: shop.clientId, permissions })

test('200: the owner or an app completes it, once, without an order', async () => {
  const { client } = shopperIn(shop)
  for (const identity of [shop.owner(), app('ECOM.MODIFY_CHECKOUTS')]) {
    const id = await readyCheckout(client)
    for (let time = 1; time <= 2; time++) expect(await shop.as(identity).checkouts.markCheckoutAsCompleted({ id })).toEqual({})
    expect((await client.checkouts.getCheckout({ id })).checkout.completed).toBe(true)
    expect(await shop.happened(id)).toEqual(['created', 'completed'])
    expect(await refusalOf(client.checkouts.addToCheckout({ id, lineItems: [] }))).toMatchObject({ code: 'CHECKOUT_IS_COMPLETE' })
  }
  expect((await client.orders.searchOrders({})).orders).toEqual([])
})

test('200: an order that awaits payment can’t be paid afterwards', async () => {
  const vera = shopperIn(shop)
  const id = await readyCheckout(vera.client)
  const placed = await vera.client.checkouts.createOrder({ id })
  await shop.as(shop.owner()).checkouts.markCheckoutAsCompleted({ id })
  expect(await refusalOf(pay(vera, placed))).toMatchObject({ code: 'CHECKOUT_CHANGED' })
  expect((await vera.client.orders.getOrder({ id: placed.orderId })).order.status).toBe('REJECTED')
})

test('403: a visitor can’t complete its own checkout, nor can an app without the permission (C16)', async () => {
  const { client } = shopperIn(shop)
  const id = await readyCheckout(client)
  for (const who of [client, shop.as(app('ECOM.READ_CHECKOUTS'))]) {
    expect(await refusalOf(who.checkouts.markCheckoutAsCompleted({ id }))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  }
  expect((await client.checkouts.getCheckout({ id })).checkout.completed).toBe(false)
})

test('404: a checkout that doesn’t exist or is another site’s', async () => {
  const { client } = shopperIn(shop)
  const id = await readyCheckout(client)
  const neighbour = await shop.neighbour()
  const ghost = '80000000-0000-4000-8000-00000000dead'
  expect(await refusalOf(shop.as(shop.owner()).checkouts.markCheckoutAsCompleted({ id: ghost }))).toMatchObject({
    status: 404,
    code: 'CHECKOUT_NOT_FOUND',
  })
  expect(await refusalOf(neighbour.as(neighbour.owner()).checkouts.markCheckoutAsCompleted({ id }))).toMatchObject({
    status: 404,
    code: 'CHECKOUT_NOT_FOUND',
  })
})
