import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { appIdentity, itemEventsOf, itemFor, letManage, otherTree, treeReference } from '../../../../../tests/support/category-items.ts'
import { jug, mug } from '../../../../../tests/support/goods.ts'
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
const membersOf = async (id: string) => (await olga.collections.listCollectionProducts({ id })).productIds
const add = (productId: string, categoryIds: string[]) =>
  olga.categories.bulkAddItemToCategories({ item: itemFor(productId), categoryIds, treeReference })
const remove = (productId: string, categoryIds: string[], as = olga) =>
  as.categories.bulkRemoveItemFromCategories({ item: itemFor(productId), categoryIds, treeReference })
const outcomes = ({ results }: Awaited<ReturnType<typeof remove>>) =>
  results.map(({ itemMetadata: { id, originalIndex, success, error } }) => [id, originalIndex, success, error?.code])

test('200: the item leaves those that it is in; not being in one is a success', async () => {
  const ids = [await make(), await make(), await make()]
  await add(jug, ids.slice(0, 2))
  await add(mug, ids)
  expect(outcomes(await remove(jug, ids))).toEqual(ids.map((id, index) => [id, index, true, undefined]))
  for (const id of ids) expect(await membersOf(id)).toEqual([mug])
  expect(await itemEventsOf(shop, ids[0]!)).toEqual([`added ${jug}`, `added ${mug}`, `removed ${jug}`])
  expect(await itemEventsOf(shop, ids[2]!)).toEqual([`added ${mug}`])
})

test('200: each category succeeds or fails by itself', async () => {
  const [fine, ruled, managed, ghost] = [await make(), await make(), await make(), randomUUID()]
  const rules = { match: 'ALL' as const, conditions: [{ kind: 'PRICE_BELOW' as const, amount: 1 }] }
  await olga.collections.updateCollectionSettings({ settings: { id: ruled, rules } })
  const manager = appIdentity(shop)
  await letManage(shop, managed, manager.id)
  const answer = await remove(jug, [ghost, allProductsId, ruled, managed, fine])
  expect(outcomes(answer)).toEqual([
    [ghost, 0, false, 'CATEGORY_NOT_FOUND'],
    [allProductsId, 1, false, 'ALL_PRODUCTS_FIXED'],
    [ruled, 2, false, 'CATEGORY_HAS_RULES'],
    [managed, 3, false, 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
    [fine, 4, true, undefined],
  ])
  expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 4, undetailedFailures: 0 })
  expect(outcomes(await remove(jug, [managed], shop.as(manager)))).toEqual([[managed, 0, true, undefined]])
})

test('200: an item that doesn’t exist fails for each category', async () => {
  const id = await make()
  expect(outcomes(await remove(randomUUID(), [id, id]))).toEqual([
    [id, 0, false, 'ITEM_NOT_FOUND'],
    [id, 1, false, 'ITEM_NOT_FOUND'],
  ])
  expect(await itemEventsOf(shop, id)).toEqual([])
})

test('200: 100 categories take as many statements as one', async () => {
  const ids: string[] = []
  for (let at = 0; at < 100; at++) ids.push(await make())
  await add(mug, ids)
  const few = await statementsOf(shop.database, () => remove(mug, ids.slice(0, 1)))
  expect(await statementsOf(shop.database, () => remove(mug, ids))).toBe(few)
  expect(few).toBeLessThan(14)
})

test('404: another tree; 403: visitors; 400: more than 100 categories', async () => {
  const id = await make()
  const other = olga.categories.bulkRemoveItemFromCategories({ item: itemFor(jug), categoryIds: [id], treeReference: otherTree })
  expect(await refusalOf(other)).toMatchObject({ status: 404, code: 'TREE_NOT_FOUND' })
  expect(await refusalOf(remove(jug, [id], shop.as(shop.visitor())))).toMatchObject({ status: 403 })
  const many = Array.from({ length: 101 }, () => id)
  expect(brokenRules(await refusalOf(remove(jug, many)))).toEqual(['categoryIds MAX_SIZE'])
  expect(brokenRules(await refusalOf(remove(jug, [])))).toEqual(['categoryIds MIN_SIZE'])
})
