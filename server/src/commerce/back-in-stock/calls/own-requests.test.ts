import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeAwaitedShop, mediumShirt, smallShirt, type AwaitedShop } from '../../../../../tests/support/back-in-stock.ts'
import { memberIn, type Neighbour } from '../../../../../tests/support/community.ts'
import { appId, shirt } from '../../../../../tests/support/goods.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'

let shop: AwaitedShop
let mia: Neighbour
beforeEach(async () => {
  shop = await makeAwaitedShop()
  mia = await memberIn(shop, { loginEmail: 'mia@example.org', loginEmailVerified: true })
  await shop.restock(0, shirt.small)
})

const ask = async (catalogReference = mediumShirt): Promise<string> => {
  const request = { catalogReference, email: 'mia@example.org' }
  return (await mia.client.backInStock.createBackInStockNotificationRequest({ request })).request.id!
}
const own = (request = {}) => mia.client.backInStock.listOwnBackInStockRequests(request)

describe('listOwnBackInStockRequests', () => {
  test('200: one’s own with their items, the newest first', async () => {
    await shop.waitFor('ana@example.org')
    const ids = [await ask(), await ask({ catalogItemId: shirt.id, appId })]
    const { requests, metadata } = await own()
    const item = { email: 'mia@example.org', status: 'RECEIVED', productId: shirt.id, productName: 'Shirt', slug: 'test-shirt' }
    expect(requests).toMatchObject([
      { ...item, id: ids[1] },
      { ...item, id: ids[0], variantId: shirt.medium, choices: { Size: 'M' }, image: { id: 'shirt.jpg' } },
    ])
    expect([requests[0]!.variantId, requests[0]!.choices]).toEqual([undefined, undefined])
    expect(metadata).toMatchObject({ count: 2, hasNext: false })
  })

  test('200: by page', async () => {
    const ids = [await ask(), await ask(smallShirt)].toReversed()
    const first = await own({ cursorPaging: { limit: 1 } })
    expect([first.requests[0]!.id, first.metadata.hasNext]).toEqual([ids[0], true])
    const second = await own({ cursorPaging: { limit: 1, cursor: first.metadata.cursors!.next! } })
    expect([second.requests[0]!.id, second.metadata.hasNext]).toEqual([ids[1], false])
  })

  test('200: nothing of an item that shoppers can no longer see', async () => {
    const id = await ask()
    await shop.hide(shirt.id)
    expect((await own()).requests).toEqual([
      { id, status: 'RECEIVED', email: 'mia@example.org', createdDate: expect.any(String), productId: shirt.id, variantId: shirt.medium },
    ])
  })

  test('403: a visitor and the owner have none', async () => {
    for (const identity of [shop.visitor(), shop.owner()])
      expect((await refusalOf(shop.as(identity).backInStock.listOwnBackInStockRequests({}))).status).toBe(403)
  })
})

describe('deleteOwnBackInStockRequest', () => {
  test('200: it is deleted, with an event', async () => {
    const id = await ask()
    expect(await mia.client.backInStock.deleteOwnBackInStockRequest({ id })).toEqual({})
    expect([(await own()).requests, await shop.happened(id)]).toEqual([[], ['created', 'deleted']])
  })

  test('404: a request of others, one of an address that isn’t proved, and none', async () => {
    const ofVisitor = await shop.waitFor('ana@example.org')
    const other = await memberIn(shop, { loginEmail: 'bo@example.org', loginEmailVerified: true })
    const request = { catalogReference: mediumShirt, email: 'bo@example.org' }
    const ofMember = (await other.client.backInStock.createBackInStockNotificationRequest({ request })).request.id!
    for (const id of [ofVisitor, ofMember, randomUUID()]) {
      const refusal = await refusalOf(mia.client.backInStock.deleteOwnBackInStockRequest({ id }))
      expect([refusal.status, refusal.code]).toEqual([404, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'])
    }
    expect(await shop.statuses()).toHaveLength(2)
  })

  test('403: a visitor', async () => {
    const id = await ask()
    expect((await refusalOf(shop.as(shop.visitor()).backInStock.deleteOwnBackInStockRequest({ id }))).status).toBe(403)
  })
})
