import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { itemFor, otherTree, putUnder, treeReference } from '../../../../../tests/support/category-items.ts'
import { hidden, jug, song } from '../../../../../tests/support/goods.ts'
import { makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
let olga: Client
let vera: Client
const categories: Record<string, string> = {}
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
  vera = shop.as(shop.visitor())
  for (const name of ['Top', 'Middle', 'Low', 'Secret'])
    categories[name] = (await olga.collections.createCollection({ collection: { name } })).collection.id
  const { Top, Middle, Low, Secret } = categories as Record<'Top' | 'Middle' | 'Low' | 'Secret', string>
  await putUnder(shop, Top, Middle)
  await putUnder(shop, Middle, Low)
  for (const id of [Low, Top, Secret]) await olga.collections.addProductsToCollection({ id, productIds: [jug, hidden] })
  await olga.collections.updateCollection({ collection: { id: Secret, visible: false } })
})

const list = (as: Client, productId: string) => as.categories.listCategoriesForItem({ item: itemFor(productId), treeReference })

test('200: the categories it was added to, and these with all above them', async () => {
  const { Top, Middle, Low, Secret } = categories
  expect(await list(olga, jug)).toEqual({
    directCategoryIds: [Low, Top, Secret, allProductsId],
    allCategoryIds: [Low, Top, Secret, allProductsId, Middle],
  })
  expect(await list(olga, song)).toEqual({ directCategoryIds: [allProductsId], allCategoryIds: [allProductsId] })
})

test('200: visitors get visible categories', async () => {
  const { Top, Middle, Low } = categories
  expect(await list(vera, jug)).toEqual({
    directCategoryIds: [Low, Top, allProductsId],
    allCategoryIds: [Low, Top, allProductsId, Middle],
  })
})

test('404: what isn’t a product; of hidden ones, visitors get the same answer', async () => {
  const missing = { status: 404, code: 'ITEM_NOT_FOUND' }
  expect(await refusalOf(list(olga, randomUUID()))).toMatchObject(missing)
  expect(await refusalOf(list(olga, 'no-guid'))).toMatchObject(missing)
  expect(await refusalOf(list(vera, hidden))).toMatchObject(missing)
  expect((await list(olga, hidden)).directCategoryIds).toHaveLength(4)
  const foreign = { catalogItemId: jug, appId: randomUUID() }
  expect(await refusalOf(olga.categories.listCategoriesForItem({ item: foreign, treeReference }))).toMatchObject(missing)
})

test('404: another tree', async () => {
  const other = olga.categories.listCategoriesForItem({ item: itemFor(jug), treeReference: otherTree })
  expect(await refusalOf(other)).toMatchObject({ status: 404, code: 'TREE_NOT_FOUND' })
})
