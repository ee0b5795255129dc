import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { itemEventsOf, itemFor, itemsFor, letManage, otherTree, treeReference } from '../../../../../tests/support/category-items.ts'
import { bowl, jug, mug, song } from '../../../../../tests/support/goods.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
let olga: Client
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
})

const make = async (...productIds: string[]) => {
  const { collection } = await olga.collections.createCollection({ collection: { name: `Shelf ${randomUUID().slice(0, 8)}` } })
  await olga.collections.addProductsToCollection({ id: collection.id, productIds })
  return collection.id
}
const remove = (categoryId: string, ...productIds: string[]) =>
  olga.categories.bulkRemoveItemsFromCategory({ categoryId, items: itemsFor(...productIds), treeReference })
const membersOf = async (id: string) => (await olga.collections.listCollectionProducts({ id })).productIds

test('200: items leave; one that isn’t in is a success, one that doesn’t exist a failure', async () => {
  const id = await make(jug, bowl, mug)
  const ghost = randomUUID()
  const { results, bulkActionMetadata } = await remove(id, bowl, song, ghost, bowl)
  expect(results.map(({ itemMetadata: { item, success, error } }) => [item, success, error?.code])).toEqual([
    [itemFor(bowl), true, undefined],
    [itemFor(song), true, undefined],
    [itemFor(ghost), false, 'ITEM_NOT_FOUND'],
    [itemFor(bowl), true, undefined],
  ])
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 3, totalFailures: 1, undetailedFailures: 0 })
  expect(await membersOf(id)).toEqual([jug, mug])
  expect((await itemEventsOf(shop, id)).slice(3)).toEqual([`removed ${bowl}`])
})

test('200: an arranged item that leaves makes the arranged ones fewer', async () => {
  const id = await make(jug, bowl, mug, song)
  await olga.categories.setArrangedItems({ categoryId: id, treeReference, items: itemsFor(mug, jug) })
  await remove(id, mug, song)
  expect((await olga.categories.getArrangedItems({ categoryId: id, treeReference })).items).toEqual([itemFor(jug)])
})

test('404, 409, 403: categories from which nothing can be removed', async () => {
  expect(await refusalOf(remove(randomUUID(), jug))).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' })
  expect(await refusalOf(remove(allProductsId, jug))).toMatchObject({ status: 409, code: 'ALL_PRODUCTS_FIXED' })
  const ruled = await make()
  const rules = { match: 'ALL', conditions: [{ kind: 'IN_STOCK' }] } as const
  await olga.collections.updateCollectionSettings({ settings: { id: ruled, rules: { ...rules, conditions: [...rules.conditions] } } })
  expect(await refusalOf(remove(ruled, jug))).toMatchObject({ status: 409, code: 'CATEGORY_HAS_RULES' })
  const managed = await make(jug)
  await letManage(shop, managed, randomUUID())
  expect(await refusalOf(remove(managed, jug))).toMatchObject({ status: 403, code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED' })
  const other = olga.categories.bulkRemoveItemsFromCategory({ categoryId: managed, items: itemsFor(jug), treeReference: otherTree })
  expect(await refusalOf(other)).toMatchObject({ status: 404, code: 'TREE_NOT_FOUND' })
})

test('400: more than 100 items', async () => {
  const many = Array.from({ length: 101 }, () => jug)
  expect(brokenRules(await refusalOf(remove(await make(), ...many)))).toEqual(['items MAX_SIZE'])
})
