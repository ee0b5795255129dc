import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import {
  appIdentity,
  itemEventsOf,
  itemFor,
  itemsFor,
  letManage,
  otherTree,
  treeReference,
} from '../../../../../tests/support/category-items.ts'
import { bowl, hidden, jug, mug } from '../../../../../tests/support/goods.ts'
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
const add = (categoryId: string, ...productIds: string[]) =>
  olga.categories.bulkAddItemsToCategory({ categoryId, items: itemsFor(...productIds), treeReference })
const membersOf = async (id: string) => (await olga.collections.listCollectionProducts({ id })).productIds
const withRules = async (id: string) =>
  olga.collections.updateCollectionSettings({ settings: { id, rules: { match: 'ALL', conditions: [{ kind: 'PRICE_BELOW', amount: 1 }] } } })

test('200: items enter at the end in the order that is sent; one that is in stays where it is', async () => {
  const id = await make()
  expect(await add(id, jug, hidden)).toEqual({
    results: [
      { itemMetadata: { item: itemFor(jug), originalIndex: 0, success: true } },
      { itemMetadata: { item: itemFor(hidden), originalIndex: 1, success: true } },
    ],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 0, undetailedFailures: 0 },
  })
  const { bulkActionMetadata } = await add(id, bowl, jug, bowl)
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 3 })
  expect(await membersOf(id)).toEqual([jug, hidden, bowl])
  expect(await itemEventsOf(shop, id)).toEqual([`added ${jug}`, `added ${hidden}`, `added ${bowl}`])
})

test('200: what isn’t a product of the shop fails by itself', async () => {
  const id = await make()
  const items = [itemFor(randomUUID()), itemFor(jug), { catalogItemId: jug, appId: randomUUID() }, itemFor('no-guid')]
  const { results, bulkActionMetadata } = await olga.categories.bulkAddItemsToCategory({ categoryId: id, items, treeReference })
  const error = { code: 'ITEM_NOT_FOUND', description: 'No product with this reference exists.' }
  expect(results.map(({ itemMetadata }) => itemMetadata)).toEqual([
    { item: items[0], originalIndex: 0, success: false, error },
    { item: items[1], originalIndex: 1, success: true },
    { item: items[2], originalIndex: 2, success: false, error },
    { item: items[3], originalIndex: 3, success: false, error },
  ])
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 3, undetailedFailures: 0 })
  expect(await membersOf(id)).toEqual([jug])
})

test('200: another revision of the category with its counter', async () => {
  const id = await make()
  await add(id, jug)
  await add(id, jug)
  const { collection } = await olga.collections.getCollection({ id })
  expect(collection.numberOfProducts).toBe(1)
})

test('200: 1,000 items take as many statements as one', async () => {
  const [one, many] = [await make(), await make()]
  const few = await statementsOf(shop.database, () => add(one, jug))
  const ids = [jug, bowl, mug, ...Array.from({ length: 997 }, () => randomUUID())]
  expect(await statementsOf(shop.database, () => add(many, ...ids))).toBe(few)
  expect(few).toBeLessThan(14)
})

describe('refuses', () => {
  const refused = async (categoryId: string) => refusalOf(add(categoryId, jug))

  test('404: a category that doesn’t exist, and another tree', async () => {
    expect(await refused(randomUUID())).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' })
    const other = olga.categories.bulkAddItemsToCategory({ categoryId: await make(), items: itemsFor(jug), treeReference: otherTree })
    expect(await refusalOf(other)).toMatchObject({ status: 404, code: 'TREE_NOT_FOUND' })
  })

  test('409: “All Products”, and a category with rules', async () => {
    expect(await refused(allProductsId)).toMatchObject({ status: 409, code: 'ALL_PRODUCTS_FIXED' })
    const id = await make()
    await withRules(id)
    expect(await refused(id)).toMatchObject({ status: 409, code: 'CATEGORY_HAS_RULES' })
  })

  test('403: a category that an app manages, unless that app calls', async () => {
    const id = await make()
    const manager = appIdentity(shop)
    await letManage(shop, id, manager.id)
    const call = (client: Client) => client.categories.bulkAddItemsToCategory({ categoryId: id, items: itemsFor(jug), treeReference })
    const code = 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'
    expect(await refusalOf(call(olga))).toMatchObject({ status: 403, code })
    expect(await refusalOf(call(shop.as(appIdentity(shop))))).toMatchObject({ status: 403, code })
    expect((await call(shop.as(manager))).bulkActionMetadata.totalSuccesses).toBe(1)
  })

  test('403: visitors', async () => {
    const visitor = shop.as(shop.visitor())
    const call = visitor.categories.bulkAddItemsToCategory({ categoryId: await make(), items: itemsFor(jug), treeReference })
    expect(await refusalOf(call)).toMatchObject({ status: 403 })
  })

  test('400: no items, and more than 1,000', async () => {
    const id = await make()
    expect(brokenRules(await refusalOf(add(id)))).toEqual(['items MIN_SIZE'])
    const many = Array.from({ length: 1001 }, () => jug)
    expect(brokenRules(await refusalOf(add(id, ...many)))).toEqual(['items MAX_SIZE'])
  })
})
