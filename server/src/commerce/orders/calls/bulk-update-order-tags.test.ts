import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop, type Shopper } from '../../../../../tests/support/buying.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'

const nowhere = '80000000-0000-4000-8000-00000000dead'

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
  test('adds and removes tags, and reports an order that doesn’t exist', async () => {
    const { orders } = shop.as(shop.owner())
    const put = await orders.bulkUpdateOrderTags({ orderIds: [orderId, nowhere], assignTags: { tags: { tagIds: ['gift', 'rush'] } } })
    expect(put.results.map(({ itemMetadata }) => [itemMetadata.originalIndex, itemMetadata.success, itemMetadata.error?.code])).toEqual([
      [0, true, undefined],
      [1, false, 'ORDER_NOT_FOUND'],
    ])
    expect(put.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
    await orders.bulkUpdateOrderTags({ orderIds: [orderId], unassignTags: { tags: { tagIds: ['rush'] } } })
    expect((await orders.getOrder({ id: orderId })).order.tags).toEqual({ tags: { tagIds: ['gift'] } })
  })

  test('private tags are visible only to the shop', async () => {
    await shop.as(shop.owner()).orders.bulkUpdateOrderTags({ orderIds: [orderId], assignTags: { privateTags: { tagIds: ['vip'] } } })
    expect((await shop.as(shop.owner()).orders.getOrder({ id: orderId })).order.tags?.privateTags).toEqual({ tagIds: ['vip'] })
    expect((await vera.client.orders.getOrder({ id: orderId })).order.tags?.privateTags).toBeUndefined()
  })

  test('thirty concurrent calls each add their tag', async () => {
    const { orders } = shop.as(shop.owner())
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        orders.bulkUpdateOrderTags({ orderIds: [orderId], assignTags: { tags: { tagIds: [`t${index}`] } } }),
      ),
    )
    expect((await orders.getOrder({ id: orderId })).order.tags?.tags?.tagIds).toHaveLength(31)
  })
})

test('doesn’t find another site’s order', async () => {
  const neighbour = await shop.neighbour()
  const { results } = await neighbour
    .as(neighbour.owner())
    .orders.bulkUpdateOrderTags({ orderIds: [orderId], assignTags: { tags: { tagIds: ['x'] } } })
  expect(results[0]?.itemMetadata).toMatchObject({ success: false, error: { code: 'ORDER_NOT_FOUND' } })
})

test('400: no orders, or more than a hundred', async () => {
  const { orders } = shop.as(shop.owner())
  expect(await refusalOf(orders.bulkUpdateOrderTags({ orderIds: [] }))).toMatchObject({ status: 400 })
  expect(await refusalOf(orders.bulkUpdateOrderTags({ orderIds: Array.from({ length: 101 }, () => nowhere) }))).toMatchObject({
    status: 400,
  })
})

test('403: a buyer', async () => {
  expect(await refusalOf(vera.client.orders.bulkUpdateOrderTags({ orderIds: [orderId] }))).toMatchObject({
    status: 403,
    code: 'PERMISSION_DENIED',
  })
})
