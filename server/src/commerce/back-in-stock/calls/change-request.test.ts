import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeAwaitedShop, mediumShirt, type AwaitedShop } from '../../../../../tests/support/back-in-stock.ts'
import { memberIn } from '../../../../../tests/support/community.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let shop: AwaitedShop
beforeEach(async () => {
  shop = await makeAwaitedShop()
})

const owner = () => shop.as(shop.owner()).backInStock
const calls = ['getBackInStockNotificationRequest', 'deleteBackInStockNotificationRequest', 'markAsNotificationSent'] as const

describe.each(calls)('%s', (call) => {
  test('404: an unknown request, and that of another site', async () => {
    const neighbour = await makeAwaitedShop()
    const id = await shop.waitFor('ana@example.org')
    for (const refusal of [
      await refusalOf(owner()[call]({ id: randomUUID() })),
      await refusalOf(neighbour.as(neighbour.owner()).backInStock[call]({ id })),
    ])
      expect([refusal.status, refusal.code]).toEqual([404, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'])
  })

  test('B03: 403: a visitor, and the member whose request it is', async () => {
    const mia = await memberIn(shop, { loginEmail: 'mia@example.org', loginEmailVerified: true })
    const email = 'mia@example.org'
    const { request } = await mia.client.backInStock.createBackInStockNotificationRequest({
      request: { catalogReference: mediumShirt, email },
    })
    for (const { backInStock } of [mia.client, shop.as(shop.visitor())])
      expect((await refusalOf(backInStock[call]({ id: request.id! }))).status).toBe(403)
    expect(await shop.statuses()).toEqual(['RECEIVED'])
  })
})

describe('getBackInStockNotificationRequest', () => {
  test('200: the request', async () => {
    const id = await shop.waitFor('ana@example.org')
    const { request } = await owner().getBackInStockNotificationRequest({ id })
    expect(request).toEqual({
      id,
      catalogReference: mediumShirt,
      email: 'ana@example.org',
      status: 'RECEIVED',
      createdDate: expect.any(String),
    })
  })
})

describe('deleteBackInStockNotificationRequest', () => {
  test('200: it is deleted, once, with an event that says how it was', async () => {
    const id = await shop.waitFor('ana@example.org')
    expect(await owner().deleteBackInStockNotificationRequest({ id })).toEqual({})
    expect(await storedEvents(shop, id)).toMatchObject([{ slug: 'created' }, { slug: 'deleted', entity: { id, status: 'RECEIVED' } }])
    expect((await refusalOf(owner().deleteBackInStockNotificationRequest({ id }))).status).toBe(404)
    await shop.restock(5)
    await shop.settle()
    expect(await shop.recipients()).toEqual([])
  })

  test('200: an email that is in the outbox stays there', async () => {
    const id = await shop.waitFor('ana@example.org')
    await shop.restock(5)
    await shop.settle()
    await owner().deleteBackInStockNotificationRequest({ id })
    expect(await shop.recipients()).toEqual(['ana@example.org'])
  })
})

describe('markAsNotificationSent', () => {
  test('200: a request gets no email any more, and its event says so', async () => {
    const id = await shop.waitFor('ana@example.org')
    const { request } = await owner().markAsNotificationSent({ id })
    expect(request).toMatchObject({ id, status: 'NOTIFICATION_SENT', autoNotified: false })
    expect((await storedEvents(shop, id)).at(-1)).toMatchObject({ slug: 'updated', sequence: 2, entity: request })
    expect((await owner().markAsNotificationSent({ id })).request).toEqual(request)
    expect(await shop.happened(id)).toEqual(['created', 'updated'])
    await shop.restock(5)
    await shop.settle()
    expect(await shop.recipients()).toEqual([])
  })

  test('200: also one whose email is in the outbox', async () => {
    const id = await shop.waitFor('ana@example.org')
    await shop.restock(5)
    await shop.settle()
    expect((await owner().markAsNotificationSent({ id })).request).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: false })
  })
})
