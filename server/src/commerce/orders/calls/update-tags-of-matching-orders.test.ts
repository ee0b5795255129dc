import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { makeSellingShop, readyCheckout, shopperIn, type SellingShop, type Shopper } from '../../../../../tests/support/buying.ts'
import { song } from '../../../../../tests/support/goods.ts'
import { brokenRules, line, refusalOf } from '../../../../../tests/support/shop.ts'

let shop: SellingShop
let olga: Client
let vera: Shopper
let ids: string[]

const unpaid = { paymentStatus: 'NOT_PAID' }
const rush = { tags: { tagIds: ['rush'] } }
const placeNewOrder = async () => {
  const id = await readyCheckout(vera.client, { items: [line(song)], method: 'OFFLINE' })
  return (await vera.client.checkouts.createOrder({ id })).orderId
}
const tagged = async () =>
  (await olga.orders.searchOrders({ search: { filter: { 'tags.tags.tagIds': 'rush' } } })).orders.map(({ id }) => id)

beforeAll(async () => {
  shop = await makeSellingShop()
  olga = shop.as(shop.owner())
  vera = shopperIn(shop)
  ids = [await placeNewOrder(), await placeNewOrder(), await placeNewOrder()]
})
afterAll(() => shop.stop())

describe('countOrders', () => {
  test('200: counts the visible orders for each filter', async () => {
    const filters = [unpaid, { status: 'CANCELED' }, {}, { id: ids[0]! }]
    expect((await olga.orders.countOrders({ filters })).counts.map(({ total }) => total)).toEqual([3, 0, 3, 1])
    expect((await shop.as(shop.visitor()).orders.countOrders({ filters })).counts.map(({ total }) => total)).toEqual([0, 0, 0, 0])
    expect((await olga.orders.countOrders({ filters })).counts[0]).toEqual({ total: 3, tooManyToCount: false })
  })

  test('400: no filter, eleven filters, or a filter on a field that can’t be queried (D01)', async () => {
    expect(brokenRules(await refusalOf(olga.orders.countOrders({ filters: [] })))).toEqual(['filters MIN_SIZE'])
    expect(brokenRules(await refusalOf(olga.orders.countOrders({ filters: Array.from({ length: 11 }, () => ({})) })))).toEqual([
      'filters MAX_SIZE',
    ])
    expect(await refusalOf(olga.orders.countOrders({ filters: [{ buyerNote: 'x' }] }))).toMatchObject({ status: 400 })
  })
})

describe('updateTagsOfMatchingOrders', () => {
  test('200: changes orders whose tags differ and returns their ids, with which it can be undone', async () => {
    await olga.orders.bulkUpdateOrderTags({ orderIds: [ids[1]!], assignTags: rush })
    const done = await olga.orders.updateTagsOfMatchingOrders({ filter: unpaid, expectedCount: 3, assignTags: rush })
    expect(done).toEqual({ count: 3, changedOrderIds: [ids[0], ids[2]].toSorted() })
    expect((await tagged()).toSorted()).toEqual(ids.toSorted())
    expect(await shop.happened(ids[0]!)).toEqual(['created', 'approved', 'updated'])
    await olga.orders.updateTagsOfMatchingOrders({ filter: { id: { $in: done.changedOrderIds } }, expectedCount: 2, unassignTags: rush })
    expect(await tagged()).toEqual([ids[1]])
  })

  test('409: changes nothing if the number of matching orders differs', async () => {
    const before = await tagged()
    const refusal = await refusalOf(
      olga.orders.updateTagsOfMatchingOrders({ filter: unpaid, expectedCount: 2, assignTags: { tags: { tagIds: ['late'] } } }),
    )
    expect(refusal).toMatchObject({
      status: 409,
      code: 'ORDER_COUNT_CHANGED',
      data: { expectedCount: 2, count: 3, tooManyToCount: false },
    })
    expect(await tagged()).toEqual(before)
    expect((await olga.orders.countOrders({ filters: [{ 'tags.tags.tagIds': 'late' }] })).counts[0]!.total).toBe(0)
  })

  test('400: a count above a thousand, or an invalid filter', async () => {
    expect(brokenRules(await refusalOf(olga.orders.updateTagsOfMatchingOrders({ filter: {}, expectedCount: 1001 })))).toEqual([
      'expectedCount MAX',
    ])
    expect(await refusalOf(olga.orders.updateTagsOfMatchingOrders({ filter: { $where: '1' }, expectedCount: 3 }))).toMatchObject({
      status: 400,
    })
  })

  test('403: a buyer; another site’s owner matches none', async () => {
    expect(await refusalOf(vera.client.orders.updateTagsOfMatchingOrders({ filter: {}, expectedCount: 3 }))).toMatchObject({ status: 403 })
    const neighbour = await shop.neighbour()
    const otherOwner = neighbour.as(neighbour.owner())
    expect(await otherOwner.orders.updateTagsOfMatchingOrders({ filter: {}, expectedCount: 0, assignTags: rush })).toEqual({
      count: 0,
      changedOrderIds: [],
    })
  })
})
