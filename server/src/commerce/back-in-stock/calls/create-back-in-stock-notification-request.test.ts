import { beforeEach, describe, expect, test } from 'vitest'
import { makeAwaitedShop, mediumShirt, smallShirt, type AwaitedShop } from '../../../../../tests/support/back-in-stock.ts'
import { memberIn } from '../../../../../tests/support/community.ts'
import { appId, hidden, jug, print, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import type { Identity } from '../../../kernel/identity.ts'

let shop: AwaitedShop
beforeEach(async () => {
  shop = await makeAwaitedShop({ redirectUris: ['https://other.example/back'] })
})

const owner = () => shop.as(shop.owner()).backInStock
const all = async () => (await owner().queryBackInStockNotificationRequests({})).requests
const request = { catalogReference: mediumShirt, email: 'ana@example.org' }
const askAs = (identity: Identity, changes: object = {}) =>
  shop.as(identity).backInStock.createBackInStockNotificationRequest({ request: { ...request, ...changes } })
const ask = (changes: object = {}) => askAs(shop.visitor(), changes)
const member = (loginEmail: string, loginEmailVerified = true) => memberIn(shop, { loginEmail, loginEmailVerified })

describe('200', () => {
  test('the owner gets the request, whose event says the same', async () => {
    const saved = (await askAs(shop.owner(), { email: 'Ana@Example.org', itemUrl: 'https://elsewhere.example/shirt' })).request
    expect(saved).toEqual({
      id: expect.any(String),
      ...request,
      itemUrl: 'https://elsewhere.example/shirt',
      status: 'RECEIVED',
      createdDate: expect.any(String),
    })
    expect(await storedEvents(shop, saved.id!)).toMatchObject([
      { slug: 'created', entityFqdn: 'wix.ecom.v1.back_in_stock_notification_request', entity: saved },
    ])
  })

  test('a visitor gets back what they sent', async () => {
    expect((await ask({ email: 'Ana@Example.org' })).request).toEqual({ ...request, email: 'Ana@Example.org', status: 'RECEIVED' })
    expect(await all()).toMatchObject([{ email: 'ana@example.org' }])
    expect((await all())[0]!.contactId).toBeUndefined()
  })

  test('the address has one request for an item, however it is spelled, and one for each other item', async () => {
    const first = (await askAs(shop.owner())).request
    const bySize = { ...mediumShirt, options: { options: { Size: 'M' } } }
    expect((await askAs(shop.owner(), { email: 'ANA@example.org', catalogReference: bySize })).request).toEqual(first)
    await ask({ catalogReference: { ...mediumShirt, appId: '1380b703-ce81-ff05-f115-39571d94dfcd' } })
    expect(await all()).toEqual([first])
    await shop.restock(0, shirt.small)
    await ask({ catalogReference: smallShirt })
    await ask({ catalogReference: { catalogItemId: shirt.id, appId } })
    await ask({ email: 'bo@example.org' })
    expect(await all()).toHaveLength(4)
  })

  test('who was notified can ask again', async () => {
    const first = (await askAs(shop.owner())).request
    await owner().markAsNotificationSent({ id: first.id! })
    expect((await askAs(shop.owner())).request.id).not.toBe(first.id)
  })

  test('B02: a member’s request for their verified address is theirs, also if they made it before signing in', async () => {
    await ask({ email: 'mia@example.org' })
    const [before] = await all()
    const mia = await member('Mia@example.org')
    const { request: own } = await askAs(mia.identity, { email: 'mia@example.org' })
    expect(own).toEqual({ ...before, contactId: mia.member.contactId })
    expect(await shop.happened(own.id!)).toEqual(['created', 'updated'])
    expect((await askAs(mia.identity, { email: 'mia@example.org' })).request).toEqual(own)
    expect(await shop.happened(own.id!)).toHaveLength(2)
    expect((await mia.client.backInStock.listOwnBackInStockRequests({})).requests.map(({ id }) => id)).toEqual([own.id])
  })

  test('B02: no caller learns whether an address of others waits already', async () => {
    const addresses = ['waits@example.org', 'doesnt@example.org']
    await shop.waitFor(addresses[0]!)
    const [mia, unproved] = [await member('mia@example.org'), await member(addresses[0]!, false)]
    for (const identity of [shop.visitor(), mia.identity, unproved.identity])
      for (const email of addresses) {
        expect((await askAs(identity, { email })).request).toEqual({ ...request, email, status: 'RECEIVED' })
        if (identity.kind === 'member') expect((await shop.as(identity).backInStock.listOwnBackInStockRequests({})).requests).toEqual([])
      }
    expect(await all()).toHaveLength(2)
  })

  test('pages of the site, and of the redirect addresses of its clients, can be named', async () => {
    for (const itemUrl of ['http://127.0.0.1:4400/products/test-shirt', null])
      await ask({ email: `${itemUrl?.length}@example.org`, itemUrl })
    expect((await all()).map(({ itemUrl }) => itemUrl).toSorted()).toEqual(['http://127.0.0.1:4400/products/test-shirt', undefined])
  })

  test('a request is 4 statements, also if there is one already', async () => {
    expect([await statementsOf(shop.database, () => ask()), await statementsOf(shop.database, () => ask())]).toEqual([4, 4])
  })
})

describe('400', () => {
  test.each([
    ['an address with another header', { email: 'ana@example.org\r\nBcc: eve@example.org' }, 'request.email FORMAT'],
    ['two addresses', { email: 'ana@example.org,eve@example.org' }, 'request.email FORMAT'],
    ['two addresses by a wide comma', { email: 'ana＠example.org，eve@example.org' }, 'request.email FORMAT'],
    ['no address', { email: '' }, 'request.email FORMAT'],
    ['a page of another site', { itemUrl: 'https://evil.example/shirt' }, 'request.itemUrl FORMAT'],
    ['a page that looks like the site’s', { itemUrl: 'http://127.0.0.1:4400@evil.example/' }, 'request.itemUrl FORMAT'],
    ['a script as the page', { itemUrl: 'javascript:alert(1)' }, 'request.itemUrl FORMAT'],
    ['a page on two lines', { itemUrl: 'http://127.0.0.1:4400/\r\nBcc: eve@example.org' }, 'request.itemUrl FORMAT'],
  ])('B01: %s', async (_, changes, rule) => {
    expect(brokenRules(await refusalOf(ask(changes)))).toContain(rule)
    expect(await all()).toEqual([])
  })

  test.each([
    ['a choice that the item doesn’t have', { options: { Size: 'XL' } }],
    ['a variant of another item', { variantId: jug }],
    ['options that are no choices', { options: 'M' }],
    ['a variant that isn’t an ID', { variantId: 'M' }],
    ['options that fill the database', { ...mediumShirt.options, more: 'x'.repeat(10_000) }],
  ])('INVALID_CATALOG_REFERENCE_OPTIONS: %s', async (_, options) => {
    const refusal = await refusalOf(ask({ catalogReference: { ...mediumShirt, options } }))
    expect([refusal.status, refusal.code]).toEqual([400, 'INVALID_CATALOG_REFERENCE_OPTIONS'])
  })

  test.each(['ftp://example.org/a.jpg', 'file:///etc/passwd', 'http://a b.example/'])('B04: INVALID_ITEM_IMAGE_URL: %s', async (url) => {
    const asking = { request, itemDetails: { name: 'Shirt', image: { url } } }
    const refusal = await refusalOf(shop.as(shop.visitor()).backInStock.createBackInStockNotificationRequest(asking))
    expect([refusal.status, refusal.code]).toEqual([400, 'INVALID_ITEM_IMAGE_URL'])
  })
})

test.each([
  ['an item that doesn’t exist', { ...mediumShirt, catalogItemId: '10000000-0000-4000-8000-00000000dead' }],
  ['an item that shoppers can’t see', { catalogItemId: hidden, appId }],
  ['an item of another catalogue', { ...mediumShirt, appId: '20000000-0000-4000-8000-000000000001' }],
  ['an ID that is none', { ...mediumShirt, catalogItemId: 'shirt' }],
])('404: %s', async (_, catalogReference) => {
  const refusal = await refusalOf(ask({ catalogReference }))
  expect([refusal.status, refusal.code]).toEqual([404, 'CATALOG_ITEM_NOT_FOUND'])
})

test.each([
  ['its stock', { catalogItemId: jug, appId }],
  ['stock that isn’t tracked', { catalogItemId: print, appId, options: { options: { Paper: 'Matt' } } }],
  ['one of its variants', { catalogItemId: shirt.id, appId }],
])('409: the item is in stock by %s', async (_, catalogReference) => {
  const refusal = await refusalOf(ask({ catalogReference }))
  expect([refusal.status, refusal.code]).toEqual([409, 'ITEM_IN_STOCK'])
})

test('428: the shop doesn’t collect requests', async () => {
  shop.decide({ backInStock: { collecting: false, automatic: true, requestsPerUnit: 5, pauseMinutes: 60 } })
  for (const identity of [shop.visitor(), shop.owner()]) {
    const refusal = await refusalOf(askAs(identity))
    expect([refusal.status, refusal.code]).toEqual([428, 'REQUEST_COLLECTION_DISABLED'])
  }
})
