import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import {
  makeAwaitedShop,
  mediumShirt,
  smallShirt,
  type AwaitedShop,
  type ItemReference,
} from '../../../../../tests/support/back-in-stock.ts'
import { appId, jug, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'

let shop: AwaitedShop
const anyShirt: ItemReference = { catalogItemId: shirt.id, appId }
beforeAll(async () => {
  shop = await makeAwaitedShop()
  await shop.restock(0, shirt.small)
  for (const email of ['ana@example.org', 'bo@example.org']) await shop.waitFor(email)
  await shop.waitFor('cy@example.org', smallShirt)
  await shop.waitFor('di@example.org', anyShirt)
  const { backInStock } = shop.as(shop.owner())
  await backInStock.markAsNotificationSent({ id: await shop.waitFor('sent@example.org') })
})

const countsOf = async (...catalogReferences: ItemReference[]) => {
  const { backInStock } = shop.as(shop.owner())
  return (await backInStock.getBackInStockNotificationRequestsCountByCatalogReferences({ catalogReferences })).countsPerCatalogReference
}

test.each<[string, ItemReference, number]>([
  ['a variant', mediumShirt, 2],
  ['a variant by its choices', { ...mediumShirt, options: { options: { Size: 'S' } } }, 1],
  ['a product with all of its variants', anyShirt, 4],
  ['options without a choice', { ...anyShirt, options: {} }, 4],
  ['an item that no shopper waits for', { catalogItemId: jug, appId }, 0],
  ['an item that doesn’t exist', { catalogItemId: randomUUID(), appId }, 0],
  ['a choice that doesn’t exist', { ...mediumShirt, options: { options: { Size: 'XL' } } }, 0],
  ['options that are none', { ...mediumShirt, options: { options: 'M' } }, 0],
  ['another catalogue', { ...mediumShirt, appId: randomUUID() }, 0],
])('200: %s', async (_, catalogReference, count) => {
  expect(await countsOf(catalogReference)).toEqual([{ catalogReference, count }])
})

test('200: 100 items in their order, also if one is named twice, by two statements', async () => {
  const references = [...Array.from({ length: 98 }, () => ({ catalogItemId: randomUUID(), appId })), mediumShirt, anyShirt]
  const work = async () => expect((await countsOf(...references)).map(({ count }) => count)).toEqual([...Array(98).fill(0), 2, 4])
  expect(await statementsOf(shop.database, work)).toBe(2)
  expect((await countsOf(mediumShirt, mediumShirt)).map(({ count }) => count)).toEqual([2, 2])
})

test('400: none, and 101', async () => {
  expect(brokenRules(await refusalOf(countsOf()))).toEqual(['catalogReferences MIN_SIZE'])
  expect(brokenRules(await refusalOf(countsOf(...Array<ItemReference>(101).fill(anyShirt))))).toEqual(['catalogReferences MAX_SIZE'])
})
