import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { itemFor, itemsFor, otherTree, putUnder, treeReference } from '../../../../../tests/support/category-items.ts'
import { bowl, hidden, jug, song } from '../../../../../tests/support/goods.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'

let shop: TestShop
let olga: Client
let vera: Client
let top: string
let low: string
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
  vera = shop.as(shop.visitor())
  const make = async (name: string) => (await olga.collections.createCollection({ collection: { name } })).collection.id
  ;[top, low] = [await make('Top'), await make('Low')]
  await putUnder(shop, top, low)
  await olga.collections.addProductsToCollection({ id: low, productIds: [jug, bowl, hidden] })
  await olga.collections.addProductsToCollection({ id: top, productIds: [bowl] })
})

const list = (as: Client, ...productIds: string[]) =>
  as.categories.listCategoriesForItems({ items: itemsFor(...productIds), treeReference })

test('200: in the order of the request; a category above is indirect unless the item is in it', async () => {
  const ghost = randomUUID()
  expect((await list(olga, bowl, ghost, jug, song, jug)).categoriesForItems).toEqual([
    { item: itemFor(bowl), directCategoryIds: [low, top, allProductsId], indirectCategoryIds: [] },
    { item: itemFor(ghost), directCategoryIds: [], indirectCategoryIds: [] },
    { item: itemFor(jug), directCategoryIds: [low, allProductsId], indirectCategoryIds: [top] },
    { item: itemFor(song), directCategoryIds: [allProductsId], indirectCategoryIds: [] },
    { item: itemFor(jug), directCategoryIds: [low, allProductsId], indirectCategoryIds: [top] },
  ])
})

test('200: for visitors, hidden items have none, and hidden categories are missing', async () => {
  expect((await list(vera, hidden)).categoriesForItems).toEqual([{ item: itemFor(hidden), directCategoryIds: [], indirectCategoryIds: [] }])
  await olga.collections.updateCollection({ collection: { id: top, visible: false } })
  expect((await list(vera, jug)).categoriesForItems[0]).toMatchObject({ directCategoryIds: [allProductsId], indirectCategoryIds: [] })
  expect((await list(olga, jug)).categoriesForItems[0]).toMatchObject({
    directCategoryIds: [low, allProductsId],
    indirectCategoryIds: [top],
  })
})

test('200: no items, and as many statements for 100 as for one', async () => {
  expect(await list(olga)).toEqual({ categoriesForItems: [] })
  const few = await statementsOf(shop.database, () => list(olga, jug))
  const many = [jug, bowl, ...Array.from({ length: 98 }, () => randomUUID())]
  expect(await statementsOf(shop.database, () => list(olga, ...many))).toBe(few)
})

test('404: another tree; 400: more than 100 items', async () => {
  const other = olga.categories.listCategoriesForItems({ items: itemsFor(jug), treeReference: otherTree })
  expect(await refusalOf(other)).toMatchObject({ status: 404, code: 'TREE_NOT_FOUND' })
  const many = Array.from({ length: 101 }, () => jug)
  expect(brokenRules(await refusalOf(list(olga, ...many)))).toEqual(['items MAX_SIZE'])
})
