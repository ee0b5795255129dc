import { beforeEach, expect, test } from 'vitest'
import { makeAwaitedShop, mediumShirt, smallShirt, type AwaitedShop } from '../../../../../tests/support/back-in-stock.ts'
import { memberIn } from '../../../../../tests/support/community.ts'
import { storeFile } from '../../../../../tests/support/files.ts'
import { appId, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'

let shop: AwaitedShop
beforeEach(async () => {
  shop = await makeAwaitedShop()
})

type Report = Parameters<ReturnType<typeof owner>['reportItemsBackInStock']>[0]
const owner = () => shop.as(shop.owner()).backInStock
const report = (changes: Partial<Report>) => owner().reportItemsBackInStock({ itemDetails: {}, ...changes })
const waves = async () => (await owner().listBackInStockWaves({})).waves

test('200: those who wait for the item get an email, once, whether or not it is in stock', async () => {
  await shop.restock(0, shirt.small)
  for (const email of ['ana@example.org', 'bo@example.org']) await shop.waitFor(email)
  await shop.waitFor('cy@example.org', smallShirt)
  await shop.waitFor('di@example.org', { catalogItemId: shirt.id, appId })
  expect(await report({ catalogReference: mediumShirt })).toEqual({})
  await shop.settle()
  expect(await shop.recipients()).toEqual(['ana@example.org', 'bo@example.org', 'di@example.org'])
  expect(await shop.statuses()).toEqual(['PROCESSING', 'PROCESSING', 'RECEIVED', 'PROCESSING'])
  expect(await waves()).toMatchObject([{ origin: 'REPORTED', status: 'DONE', processed: 3, productId: shirt.id, variantId: shirt.medium }])
  await report({ catalogReference: { catalogItemId: shirt.id, appId } })
  await shop.settle()
  expect(await shop.recipients()).toHaveLength(4)
})

test('200: named requests that wait; others of them are left alone', async () => {
  const [ana, bo, cy] = [await shop.waitFor('ana@example.org'), await shop.waitFor('bo@example.org'), await shop.waitFor('cy@example.org')]
  await owner().markAsNotificationSent({ id: bo })
  await report({ requestIds: [cy, bo, ana] })
  await shop.settle()
  expect(await shop.recipients()).toEqual(['ana@example.org', 'cy@example.org'])
  const [wave] = await waves()
  expect(wave).toMatchObject({ origin: 'REPORTED', status: 'DONE', limit: 3, processed: 2 })
  expect([wave!.productId, wave!.productName]).toEqual([undefined, undefined])
})

test('200: no wave begins if no shopper waits, or no request is named', async () => {
  await report({ catalogReference: mediumShirt })
  await report({ requestIds: [] })
  await report({})
  expect(await waves()).toEqual([])
})

test('200: everyone is notified beside a wave that notifies some of them', async () => {
  for (const name of ['ana', 'bo', 'cy']) await shop.waitFor(`${name}@example.org`)
  await owner().startBackInStockWave({ productId: shirt.id, variantId: shirt.medium, limit: 1 })
  await report({ catalogReference: mediumShirt })
  await shop.settle()
  expect((await shop.recipients()).toSorted()).toEqual(['ana@example.org', 'bo@example.org', 'cy@example.org'])
})

test('200: what is reported of the item is in the email, and the catalogue’s where nothing is', async () => {
  await shop.waitFor('ana@example.org')
  const { id } = await storeFile(shop, { width: 100, height: 100 })
  const itemDetails = { name: 'Linen shirt', price: '19.5', image: { id } }
  await report({
    catalogReference: mediumShirt,
    itemDetails,
    extraAutomationTemplateParameters: { Colour: 'Blue', 'item.name': 'Fine shirt' },
  })
  await shop.settle()
  const [mail] = await shop.emails()
  expect(mail!.subject).toBe('Fine shirt is back in stock')
  for (const text of ['Fine shirt', 'Size: M', '€19.50', 'Colour: Blue']) expect(mail!.plain).toContain(text)
  expect(mail!.html).toContain(`/media/${id}/`)
})

test.each([
  ['of another site', async () => ({ url: 'https://tracker.example/media/pixel.gif' })],
  ['that doesn’t exist', async () => ({ id: 'nothing.jpg' })],
  ['that only the team may see', async () => ({ id: (await storeFile(shop, { width: 100, height: 100, isPrivate: true })).id })],
  ['of this computer', async () => ({ url: 'http://169.254.169.254/media/latest/meta-data' })],
])('B04: 200: a picture %s is neither fetched nor shown', async (_, image) => {
  await shop.waitFor('ana@example.org')
  await report({ catalogReference: mediumShirt, itemDetails: { image: await image() } })
  await shop.settle()
  const [mail] = await shop.emails()
  expect([...mail!.html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    expect.stringContaining('http://127.0.0.1:4400/media/shirt.jpg/'),
  ])
})

test('B04: 200: templates and markup are texts', async () => {
  await shop.waitFor('ana@example.org')
  const itemDetails = { name: '{{7*7}} <script>alert(1)</script>\r\nBcc: eve@example.org' }
  const extraAutomationTemplateParameters = { '<b>${7*7}</b>': '<img src=x onerror=alert(1)>', 'item.price': '{{7*7}}' }
  await report({ catalogReference: mediumShirt, itemDetails, extraAutomationTemplateParameters })
  await shop.settle()
  const [mail] = await shop.emails()
  expect(mail!.subject).toBe('{{7*7}} <script>alert(1)</script> Bcc: eve@example.org is back in stock')
  expect(mail!.html).toContain('{{7*7}} &lt;script&gt;alert(1)&lt;/script&gt;')
  expect(mail!.html).toContain('&lt;b&gt;${7*7}&lt;/b&gt;: &lt;img src=x onerror=alert(1)&gt;')
  expect(mail!.html).not.toMatch(/<script|<b>|onerror=alert\(1\)>"|49/)
})

test.each([
  [
    'an item and requests',
    { catalogReference: mediumShirt, requestIds: [shirt.id] },
    'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
    400,
  ],
  [
    'options of no variant',
    { catalogReference: { ...mediumShirt, options: { options: { Size: 'XL' } } } },
    'INVALID_CATALOG_REFERENCE_OPTIONS',
    400,
  ],
  ['a picture that isn’t of the web', { itemDetails: { image: { url: 'file:///etc/passwd' } } }, 'INVALID_ITEM_IMAGE_URL', 400],
  ['an item of another catalogue', { catalogReference: { ...mediumShirt, appId: shirt.id } }, 'CATALOG_ITEM_NOT_FOUND', 404],
])('refuses %s', async (_, changes, code, status) => {
  const refusal = await refusalOf(report(changes))
  expect([refusal.status, refusal.code]).toEqual([status, code])
})

test('400: 1,001 requests, and 21 parameters', async () => {
  expect(brokenRules(await refusalOf(report({ requestIds: Array<string>(1001).fill(shirt.id) })))).toEqual(['requestIds MAX_SIZE'])
  const extraAutomationTemplateParameters = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`p${n}`, 'x']))
  expect((await refusalOf(report({ extraAutomationTemplateParameters }))).status).toBe(400)
})

test('400: a parameter with a name of 101 characters, which each email would repeat', async () => {
  const named = (length: number) => report({ extraAutomationTemplateParameters: { ['x'.repeat(length)]: 'y' } })
  expect(brokenRules(await refusalOf(named(101)))).toEqual(['extraAutomationTemplateParameters MAX_LENGTH'])
  await named(100)
})

test('B03: 403: visitors and members send no emails', async () => {
  const id = await shop.waitFor('ana@example.org')
  const { identity } = await memberIn(shop)
  for (const caller of [shop.visitor(), identity]) {
    const { backInStock } = shop.as(caller)
    for (const call of [
      () => backInStock.reportItemsBackInStock({ catalogReference: mediumShirt, itemDetails: {} }),
      () => backInStock.markAsNotificationSent({ id }),
      () => backInStock.startBackInStockWave({ productId: shirt.id }),
    ])
      expect((await refusalOf(call())).status).toBe(403)
  }
  await shop.settle()
  expect([await shop.recipients(), await shop.statuses()]).toEqual([[], ['RECEIVED']])
})
