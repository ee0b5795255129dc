import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { appIdentity, itemEventsOf, itemFor, letManage, otherTree, treeReference } from '../../../../../tests/support/category-items.ts'
import { bowl, jug, mug, song } from '../../../../../tests/support/goods.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'

let shop: TestShop
let olga: Client
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
})

const make = async () =>
  (await olga.collections.createCollection({ collection: { name: `Shelf ${randomUUID().slice(0, 8)}` } })).collection.id
const set = (productId: string, categoryIds?: string[], as = olga) =>
  as.categories.bulkSetItemCategories({ item: itemFor(productId), ...(categoryIds && { categoryIds }), treeReference })
const categoriesOf = async (id: string) => (await olga.catalogue.getProduct({ id })).product.collectionIds
const outcomes = (results: Awaited<ReturnType<typeof set>>['addResults']) =>
  results.map(({ itemMetadata: { id, originalIndex, success, error } }) => [id, originalIndex, success, error?.code])
const matchAll = (id: string) =>
  olga.collections.updateCollectionSettings({
    settings: { id, rules: { match: 'ALL', conditions: [{ kind: 'NAME_CONTAINS', text: 'Song' }] } },
  })

test('200: the item is in exactly these; only what changes has a result', async () => {
  const [left, kept, entered] = [await make(), await make(), await make()]
  await set(jug, [left, kept])
  const answer = await set(jug, [kept, entered, entered])
  expect(outcomes(answer.addResults)).toEqual([[entered, 1, true, undefined]])
  expect(outcomes(answer.removeResults)).toEqual([[left, 0, true, undefined]])
  expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 0, undetailedFailures: 0 })
  expect(await categoriesOf(jug)).toEqual([kept, entered, allProductsId])
  expect(await itemEventsOf(shop, left)).toEqual([`added ${jug}`, `removed ${jug}`])
  expect(await itemEventsOf(shop, kept)).toEqual([`added ${jug}`])
  const { collection } = await olga.collections.getCollection({ id: entered })
  expect(collection.numberOfProducts).toBe(1)
})

test('200: without categories it leaves all; categories with rules and “All Products” stay as they are', async () => {
  const [manual, ruled, otherRuled] = [await make(), await make(), await make()]
  await set(song, [manual])
  await matchAll(ruled)
  expect(await categoriesOf(song)).toEqual([manual, ruled, allProductsId])
  expect(outcomes((await set(song, [allProductsId, ruled, manual])).addResults)).toEqual([])
  const { addResults, removeResults } = await set(song)
  expect([outcomes(addResults), outcomes(removeResults)]).toEqual([[], [[manual, 0, true, undefined]]])
  expect(await categoriesOf(song)).toEqual([ruled, allProductsId])
  await olga.collections.updateCollectionSettings({
    settings: { id: otherRuled, rules: { match: 'ALL', conditions: [{ kind: 'PRICE_BELOW', amount: 1 }] } },
  })
  expect(outcomes((await set(song, [otherRuled])).addResults)).toEqual([[otherRuled, 0, false, 'CATEGORY_HAS_RULES']])
})

test('200: categories that don’t exist or that an app manages fail by themselves', async () => {
  const [managed, fine, ghost] = [await make(), await make(), randomUUID()]
  await set(bowl, [managed])
  const manager = appIdentity(shop)
  await letManage(shop, managed, manager.id)
  const answer = await set(bowl, [ghost, fine])
  expect(outcomes(answer.addResults)).toEqual([
    [ghost, 0, false, 'CATEGORY_NOT_FOUND'],
    [fine, 1, true, undefined],
  ])
  expect(outcomes(answer.removeResults)).toEqual([[managed, 0, false, 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED']])
  expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
  expect(outcomes((await set(bowl, [], shop.as(manager))).removeResults).map(([, , success]) => success)).toEqual([true, true])
  expect(await categoriesOf(bowl)).toEqual([allProductsId])
})

test('200: an item that doesn’t exist fails for each category', async () => {
  const id = await make()
  const { addResults, removeResults, bulkActionMetadata } = await set(randomUUID(), [id])
  expect(outcomes(addResults)).toEqual([[id, 0, false, 'ITEM_NOT_FOUND']])
  expect([removeResults, bulkActionMetadata.totalFailures]).toEqual([[], 1])
})

test('200: from 50 categories to 50 others takes as many statements as from one to another', async () => {
  const ids: string[] = []
  for (let at = 0; at < 100; at++) ids.push(await make())
  await set(mug, ids.slice(0, 1))
  const few = await statementsOf(shop.database, () => set(mug, ids.slice(1, 2)))
  await set(mug, ids.slice(0, 50))
  expect(await statementsOf(shop.database, () => set(mug, ids.slice(50)))).toBe(few)
  expect(few).toBeLessThan(20)
  expect(await categoriesOf(mug)).toEqual([...ids.slice(50), allProductsId])
})

test('404: another tree; 403: visitors; 400: more than 1,000 categories', async () => {
  const other = olga.categories.bulkSetItemCategories({ item: itemFor(jug), treeReference: otherTree })
  expect(await refusalOf(other)).toMatchObject({ status: 404, code: 'TREE_NOT_FOUND' })
  expect(await refusalOf(set(jug, [], shop.as(shop.visitor())))).toMatchObject({ status: 403 })
  const many = Array.from({ length: 1001 }, () => allProductsId)
  expect(brokenRules(await refusalOf(set(jug, many)))).toEqual(['categoryIds MAX_SIZE'])
})
