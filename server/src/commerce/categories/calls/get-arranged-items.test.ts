import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { itemsFor, otherTree, treeReference } from '../../../../../tests/support/category-items.ts'
import { bowl, hidden, jug, mug } from '../../../../../tests/support/goods.ts'
import { makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
let olga: Client
let vera: Client
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
  vera = shop.as(shop.visitor())
})

const make = async (...productIds: string[]) => {
  const { collection } = await olga.collections.createCollection({ collection: { name: `Shelf ${randomUUID().slice(0, 8)}` } })
  await olga.collections.addProductsToCollection({ id: collection.id, productIds })
  return collection.id
}
const arranged = async (as: Client, categoryId: string) => (await as.categories.getArrangedItems({ categoryId, treeReference })).items

test('200: none without a manual order; the whole manual order, up to 100 items, if the owner chose it', async () => {
  const id = await make(jug, bowl, mug)
  expect(await arranged(olga, id)).toEqual([])
  await olga.collections.updateCollectionSettings({ settings: { id, sort: 'MANUAL' } })
  expect(await arranged(olga, id)).toEqual(itemsFor(jug, bowl, mug))
  const { productIds } = await manyProducts()
  await olga.collections.addProductsToCollection({ id, productIds })
  expect(await arranged(olga, id)).toEqual(itemsFor(jug, bowl, mug, ...productIds.slice(0, 97)))
})

const manyProducts = async () => {
  const { results } = await olga.productsV3.bulkCreateProducts({
    products: Array.from({ length: 100 }, (_, at) => ({
      name: `One of many ${at}`,
      productType: 'PHYSICAL' as const,
      physicalProperties: {},
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '1' } }, physicalProperties: {} }] },
    })),
  })
  return { productIds: results.map(({ itemMetadata }) => itemMetadata.id!) }
}

test('200: the arranged items; of hidden ones, visitors see nothing', async () => {
  const id = await make(jug, bowl, hidden)
  await olga.categories.setArrangedItems({ categoryId: id, treeReference, items: itemsFor(hidden, bowl) })
  expect(await arranged(olga, id)).toEqual(itemsFor(hidden, bowl))
  expect(await arranged(vera, id)).toEqual(itemsFor(bowl))
})

test('404: a category that doesn’t exist; for visitors a hidden one too; another tree', async () => {
  const id = await make()
  await olga.collections.updateCollection({ collection: { id, visible: false } })
  const missing = { status: 404, code: 'CATEGORY_NOT_FOUND' }
  expect(await refusalOf(arranged(vera, id))).toMatchObject(missing)
  expect(await refusalOf(arranged(olga, randomUUID()))).toMatchObject(missing)
  expect(await arranged(olga, id)).toEqual([])
  const other = olga.categories.getArrangedItems({ categoryId: id, treeReference: otherTree })
  expect(await refusalOf(other)).toMatchObject({ status: 404, code: 'TREE_NOT_FOUND' })
})
