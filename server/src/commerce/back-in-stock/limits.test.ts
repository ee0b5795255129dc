import { beforeEach, expect, test } from 'vitest'
import { makeAwaitedShop, mediumShirt, type AwaitedShop } from '../../../../tests/support/back-in-stock.ts'
import { memberIn } from '../../../../tests/support/community.ts'
import type { Identity } from '../../kernel/identity.ts'

let shop: AwaitedShop
beforeEach(async () => {
  shop = await makeAwaitedShop({ rateLimits: 'default' })
})

/** Asks from a network. Returns the status. */
const askFrom = async (address: string, email: string, identity: Identity = shop.visitor()): Promise<number> => {
  const request = { request: { catalogReference: mediumShirt, email } }
  return (await shop.app.call('backInStock.createBackInStockNotificationRequest', identity, request, { address })).status
}
const count = async () => (await shop.as(shop.owner()).backInStock.queryBackInStockNotificationRequests({})).requests.length

test('B01: 429: a network has 30 requests an hour, whatever their addresses and callers', async () => {
  for (let n = 0; n < 30; n++) expect(await askFrom('203.0.113.7', `${n}@example.org`)).toBe(200)
  expect(await askFrom('203.0.113.7', 'last@example.org')).toBe(429)
  expect(await askFrom('203.0.113.8', 'last@example.org')).toBe(200)
  expect(await askFrom('203.0.113.7', 'owner@example.org', shop.owner())).toBe(200)
  expect(await count()).toBe(32)
})

test('B01: 200: requests for one address beyond 20 a day are answered as always, and not saved', async () => {
  const email = 'mia@example.org'
  const deleteAll = async () => {
    const { backInStock } = shop.as(shop.owner())
    for (const { id } of (await backInStock.queryBackInStockNotificationRequests({})).requests)
      await backInStock.deleteBackInStockNotificationRequest({ id: id! })
  }
  for (let n = 0; n < 20; n++) expect(await askFrom(`10.0.0.${n}`, email)).toBe(200)
  expect(await count()).toBe(1)
  await deleteAll()
  expect(await askFrom('10.0.1.1', email)).toBe(200)
  expect(await count()).toBe(0)
  expect(await askFrom('10.0.1.1', 'other@example.org')).toBe(200)
  expect(await count()).toBe(1)
})

test('A01: 200: the owner of the address isn’t kept out by the requests of others', async () => {
  const mia = await memberIn(shop, { loginEmail: 'mia@example.org', loginEmailVerified: true })
  for (let n = 0; n < 22; n++) await askFrom(`10.0.0.${n}`, 'mia@example.org')
  const before = (await mia.client.backInStock.listOwnBackInStockRequests({})).requests.length
  expect(await askFrom('203.0.113.9', 'mia@example.org', mia.identity)).toBe(200)
  expect([before, (await mia.client.backInStock.listOwnBackInStockRequests({})).requests.length]).toEqual([0, 1])
})
