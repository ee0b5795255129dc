import { beforeAll, expect, test } from 'vitest'
import { makeAwaitedShop, type AwaitedShop } from '../../../../../tests/support/back-in-stock.ts'
import { appId, jug, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { sql } from '../../../database/sql.ts'
import { defaultVariantId } from '../../catalogue/public.ts'

let shop: AwaitedShop
beforeAll(async () => {
  shop = await makeAwaitedShop()
  const { backInStock, stock } = owner()
  await shop.restock(0, shirt.small)
  await stock.adjustStock({ adjustments: [{ productId: jug, variantId: defaultVariantId, action: 'SET', quantity: 0 }], reason: 'COUNTED' })
  for (const email of ['ana@example.org', 'bo@example.org', 'cy@example.org']) await shop.waitFor(email)
  await backInStock.markAsNotificationSent({ id: await shop.waitFor('sent@example.org') })
  for (const email of ['ana@example.org', 'bo@example.org']) await shop.waitFor(email, { catalogItemId: shirt.id, appId })
  await shop.waitFor('ana@example.org', { catalogItemId: jug, appId })
  await shop.restock(4, shirt.small)
})

const owner = () => shop.as(shop.owner())
const demand = (paging?: { limit?: number; offset?: number }) => owner().backInStock.queryBackInStockDemand(paging ? { paging } : {})

test('200: the items with most waiting requests first, with prices, stock and dates', async () => {
  const counts = { processing: 0, sent: 0, failed: 0 }
  const { demand: items, metadata } = await demand()
  expect(items).toMatchObject([
    {
      ...counts,
      productId: shirt.id,
      variantId: shirt.medium,
      productName: 'Shirt',
      choices: { Size: 'M' },
      image: { id: 'shirt.jpg' },
      waiting: 3,
      sent: 1,
      value: { amount: '78.00', formattedAmount: '€78.00' },
      inStock: false,
      available: 0,
    },
    { ...counts, productId: shirt.id, waiting: 2, value: { amount: '50.00' }, inStock: true, available: 4 },
    { ...counts, productId: jug, productName: 'Jug', waiting: 1, value: { amount: '40.00' }, inStock: false, available: 0 },
  ])
  expect(items[1]!.variantId).toBeUndefined()
  expect(new Date(items[0]!.lastDate) > new Date(items[0]!.firstDate)).toBe(true)
  expect(metadata).toEqual({ count: 3, offset: 0, total: 3, tooManyToCount: false, hasNext: false })
})

test('200: by page, with two statements', async () => {
  const work = async () => {
    const { demand: items, metadata } = await demand({ limit: 1, offset: 1 })
    expect([items.map(({ waiting }) => waiting), metadata]).toMatchObject([[2], { count: 1, offset: 1, total: 3, hasNext: true }])
  }
  expect(await statementsOf(shop.database, work)).toBe(2)
  expect((await demand({ limit: 1, offset: 3 })).demand).toEqual([])
})

test('200: requests for a deleted item stay', async () => {
  const deleted = await makeAwaitedShop()
  await deleted.waitFor('ana@example.org')
  await deleted.as(deleted.owner()).catalogue.deleteProduct({ id: shirt.id })
  const [item] = (await deleted.as(deleted.owner()).backInStock.queryBackInStockDemand({})).demand
  expect(item).toEqual({
    productId: shirt.id,
    variantId: shirt.medium,
    waiting: 1,
    processing: 0,
    sent: 0,
    failed: 0,
    inStock: false,
    firstDate: expect.any(String),
    lastDate: expect.any(String),
  })
  expect(await deleted.database.rows(sql`select from back_in_stock_requests where site_id = ${deleted.siteId}`)).toHaveLength(1)
})

test('400: 101 per page', async () => {
  expect(brokenRules(await refusalOf(demand({ limit: 101 })))).toEqual(['paging.limit MAX'])
})
