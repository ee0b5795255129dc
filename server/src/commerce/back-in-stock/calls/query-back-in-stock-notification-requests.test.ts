import { beforeAll, expect, test } from 'vitest'
import { makeAwaitedShop, mediumShirt, type AwaitedShop } from '../../../../../tests/support/back-in-stock.ts'
import { memberIn } from '../../../../../tests/support/community.ts'
import { appId, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'

let shop: AwaitedShop
let contactId: string
const addresses = ['ana@example.org', 'bo@example.net', 'cy@example.org', 'mia@example.org']
beforeAll(async () => {
  shop = await makeAwaitedShop()
  for (const [index, email] of addresses.entries()) {
    shop.clock.now = new Date(`2026-11-20T12:0${index}:00.000Z`)
    if (email !== 'mia@example.org') await shop.waitFor(email)
  }
  const mia = await memberIn(shop, { loginEmail: 'mia@example.org', loginEmailVerified: true })
  contactId = mia.member.contactId
  const itemUrl = 'http://127.0.0.1:4400/products/test-shirt'
  await mia.client.backInStock.createBackInStockNotificationRequest({
    request: { catalogReference: mediumShirt, email: addresses[3]!, itemUrl },
  })
  const [first] = (await owner().queryBackInStockNotificationRequests({ query: { filter: { email: addresses[0]! } } })).requests
  await owner().markAsNotificationSent({ id: first!.id! })
  shop.clock.now = undefined
})

const owner = () => shop.as(shop.owner()).backInStock
type Query = NonNullable<Parameters<ReturnType<typeof owner>['queryBackInStockNotificationRequests']>[0]['query']>
const query = (changes: Query = {}) => owner().queryBackInStockNotificationRequests({ query: changes })
const emailsOf = async (changes: Query) => (await query(changes)).requests.map(({ email }) => email)

test('200: the newest first, all without a query', async () => {
  const { requests, metadata } = await owner().queryBackInStockNotificationRequests({})
  expect(requests.map(({ email }) => email)).toEqual(addresses.toReversed())
  expect(metadata).toMatchObject({ count: 4, hasNext: false })
})

test.each<[string, Query['filter'], string[]]>([
  ['status', { status: 'RECEIVED' }, addresses.slice(1)],
  ['one of several', { status: { $in: ['NOTIFICATION_SENT', 'FAILED'] } }, [addresses[0]!]],
  ['the item', { 'catalogReference.catalogItemId': shirt.id }, addresses],
  ['another item', { 'catalogReference.catalogItemId': '10000000-0000-4000-8000-00000000dead' }, []],
  ['a part of the address', { email: { $contains: 'example.org' } }, [addresses[0]!, addresses[2]!, addresses[3]!]],
  ['whether Stoa sent it', { autoNotified: false }, [addresses[0]!]],
  ['nothing sent', { autoNotified: { $exists: false } }, addresses.slice(1)],
  ['a page', { itemUrl: { $startsWith: 'http://127.0.0.1' } }, [addresses[3]!]],
  ['a time', { createdDate: { $gte: '2026-11-20T12:02:00.000Z' } }, addresses.slice(2)],
])('200: filters by %s', async (_, filter, emails) => {
  expect(await emailsOf({ ...(filter && { filter }), sort: [{ fieldName: 'createdDate', order: 'ASC' }] })).toEqual(emails)
})

test('200: filters by the contact of a member', async () => {
  expect(await emailsOf({ filter: { contactId } })).toEqual(['mia@example.org'])
})

test('200: pages by cursor, there and back', async () => {
  const sort: Query['sort'] = [{ fieldName: 'email', order: 'ASC' }]
  const first = await query({ sort, cursorPaging: { limit: 3 } })
  expect(first.requests.map(({ email }) => email)).toEqual(addresses.slice(0, 3))
  const second = await query({ cursorPaging: { cursor: first.metadata.cursors!.next!, limit: 3 } })
  expect([second.requests.map(({ email }) => email), second.metadata.hasNext]).toEqual([addresses.slice(3), false])
  const back = await query({ cursorPaging: { cursor: second.metadata.cursors!.prev!, limit: 3 } })
  expect(back.requests).toEqual(first.requests)
})

test.each<[string, Query]>([
  ['another field', { filter: { memberId: 'x' } }],
  ['an operator that the field doesn’t have', { filter: { status: { $gt: 'A' } } }],
  ['a sort by another field', { sort: [{ fieldName: 'contactId', order: 'ASC' }] }],
  ['101 per page', { cursorPaging: { limit: 101 } }],
  ['a cursor that is none', { cursorPaging: { cursor: 'x' } }],
])('400: %s', async (_, changes) => {
  expect((await refusalOf(query(changes))).status).toBe(400)
})

test('400: names the field', async () => {
  expect(brokenRules(await refusalOf(query({ cursorPaging: { limit: 0 } })))).toEqual(['query.cursorPaging.limit MIN'])
})

test('B02: 403: visitors and members can neither list nor count requests', async () => {
  const { identity } = await memberIn(shop)
  for (const caller of [shop.visitor(), identity]) {
    const { backInStock } = shop.as(caller)
    for (const call of [
      () => backInStock.queryBackInStockNotificationRequests({}),
      () =>
        backInStock.getBackInStockNotificationRequestsCountByCatalogReferences({ catalogReferences: [{ catalogItemId: shirt.id, appId }] }),
      () => backInStock.queryBackInStockDemand({}),
      () => backInStock.listBackInStockWaves({}),
    ])
      expect((await refusalOf(call())).status).toBe(403)
  }
})
