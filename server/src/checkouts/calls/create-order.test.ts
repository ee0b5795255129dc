import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSellingShop, readyCheckout, shopperIn, type SellingShop } from '../../../../tests/support/buying.ts'
import { jug } from '../../../../tests/support/goods.ts'
import { line, porto } from '../../../../tests/support/shop.ts'

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
afterAll(() => shop.stop())

describe('200', () => {
  test('paid outside the shop: approved at once, not paid, with its number', async () => {
    const { client } = shopperIn(shop)
    const id = await readyCheckout(client, { items: [line(jug, 2)], method: 'OFFLINE' })
    const placed = await client.checkouts.createOrder({ id })
    const { order } = await client.orders.getOrder({ id: placed.orderId })
    console.log(JSON.stringify(order, null, 1), porto)
    expect(placed).toEqual({ orderId: order.id })
    expect(await shop.happened(placed.orderId)).toEqual(['created', 'approved'])
  })
})
