import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { hidden, jug, shirt } from '../../../../../tests/support/goods.ts'
import { makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})
const owner = () => shop.as(shop.owner()).stock

test('200: the item of a product, with its variants', async () => {
  expect((await owner().getInventoryVariants({ inventoryId: shirt.id, productId: shirt.id })).inventoryItem).toEqual({
    id: shirt.id,
    externalId: shirt.id,
    productId: shirt.id,
    trackQuantity: true,
    variants: [
      { variantId: shirt.small, inStock: true, quantity: 7, availableForPreorder: false },
      { variantId: shirt.medium, inStock: false, quantity: 0, availableForPreorder: false },
    ],
    lastUpdated: '2026-01-05T09:00:00.000Z',
    numericId: '9003',
    preorderInfo: { enabled: false, message: null, limit: null },
  })
})

test('200: some of its variants, also of a hidden product', async () => {
  const { inventoryItem } = await owner().getInventoryVariants({ inventoryId: shirt.id, variantIds: [shirt.medium, randomUUID()] })
  expect(inventoryItem.variants.map(({ variantId }) => variantId)).toEqual([shirt.medium])
  expect((await owner().getInventoryVariants({ inventoryId: hidden })).inventoryItem.id).toBe(hidden)
})

test('200: a change of stock is the last update', async () => {
  await owner().incrementInventory({ incrementData: [{ productId: jug, incrementBy: 1 }] })
  const { lastUpdated } = (await owner().getInventoryVariants({ inventoryId: jug })).inventoryItem
  expect(Date.now() - Date.parse(lastUpdated)).toBeLessThan(60_000)
})

test('403: shoppers', async () => {
  const call = shop.as(shop.visitor()).stock.getInventoryVariants({ inventoryId: jug })
  expect(await refusalOf(call)).toMatchObject({ status: 403 })
})

test('404: an unknown item, and one of another product', async () => {
  expect((await refusalOf(owner().getInventoryVariants({ inventoryId: randomUUID() }))).code).toBe('INVENTORY_ITEM_NOT_FOUND')
  expect((await refusalOf(owner().getInventoryVariants({ inventoryId: jug, productId: shirt.id }))).code).toBe('INVENTORY_ITEM_NOT_FOUND')
})
