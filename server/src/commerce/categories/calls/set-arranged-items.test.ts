import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { appIdentity, itemEventsOf, itemsFor, letManage, otherTree, treeReference } from '../../../../../tests/support/category-items.ts'
import { bowl, jug, mug, song } from '../../../../../tests/support/goods.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

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
const arrange = (categoryId: string, ...productIds: string[]) =>
  olga.categories.setArrangedItems({ categoryId, treeReference, items: itemsFor(...productIds) })
const arrangedIn = async (categoryId: string) => (await olga.categories.getArrangedItems({ categoryId, treeReference })).items
const membersOf = async (id: string) => (await olga.collections.listCollectionProducts({ id })).productIds
const sortOf = async (id: string) => (await olga.collections.getCollectionSettings({ id })).settings.sort

test('200: the items come first, in this order, in place of those before; the category gets the manual order', async () => {
  const id = await make(jug, bowl, mug, song)
  expect(await arrange(id, song, bowl)).toEqual({ items: itemsFor(song, bowl) })
  expect([await membersOf(id), await sortOf(id), await arrangedIn(id)]).toEqual([[song, bowl, jug, mug], 'MANUAL', itemsFor(song, bowl)])
  await arrange(id, mug)
  expect([await membersOf(id), await arrangedIn(id)]).toEqual([[mug, song, bowl, jug], itemsFor(mug)])
  expect((await itemEventsOf(shop, id)).slice(4)).toEqual(['arranged', 'arranged'])
  const event = (await storedEvents(shop, id)).findLast(({ slug }) => slug === 'items_arranged_in_category')
  expect(event).toMatchObject({ entity: { categoryId: id, treeReference } })
})

test('200: none: the newest come first again, and nothing is arranged', async () => {
  const id = await make(jug, bowl)
  await arrange(id, bowl)
  expect(await olga.categories.setArrangedItems({ categoryId: id, treeReference })).toEqual({ items: [] })
  expect([await sortOf(id), await arrangedIn(id)]).toEqual(['NEWEST', []])
})

test('200: none, of a category in another order than the manual one: it keeps that order', async () => {
  const id = await make(jug, bowl)
  await olga.collections.updateCollectionSettings({ settings: { id, sort: 'PRICE_ASC' } })
  expect(await arrange(id)).toEqual({ items: [] })
  expect(await sortOf(id)).toBe('PRICE_ASC')
})

test('200: rules end the arrangement: without them again, the whole manual order is the owner’s', async () => {
  const id = await make(jug, bowl, mug)
  await arrange(id, mug)
  const set = (settings: object) => olga.collections.updateCollectionSettings({ settings: { id, ...settings } })
  await set({ sort: 'NEWEST', rules: { match: 'ANY', conditions: [{ kind: 'IN_STOCK' }] } })
  await set({ sort: 'MANUAL', rules: null })
  const ordered = (await olga.collections.listCollectionProducts({ id, paging: { limit: 100 } })).productIds
  expect(ordered.length).toBeGreaterThan(1)
  expect(await arrangedIn(id)).toEqual(itemsFor(...ordered))
})

test('200: after the owner has moved a product, the whole manual order is arranged', async () => {
  const id = await make(jug, bowl, mug)
  await arrange(id, mug)
  await olga.collections.moveProductInCollection({ id, productId: bowl, to: 'START' })
  expect(await arrangedIn(id)).toEqual(itemsFor(bowl, mug, jug))
})

test('200: a deleted product isn’t arranged, nor the one after it', async () => {
  const { product } = await olga.catalogue.duplicateProduct({ id: jug, name: 'Short-lived' })
  const id = await make(bowl, product.id!, mug)
  await arrange(id, product.id!, mug)
  await olga.catalogue.deleteProduct({ id: product.id! })
  expect(await arrangedIn(id)).toEqual(itemsFor(mug))
})

describe('refuses', () => {
  test('409: items that aren’t in the category, and changes nothing', async () => {
    const id = await make(jug, bowl)
    for (const other of [mug, randomUUID(), 'no-guid'])
      expect(await refusalOf(arrange(id, bowl, other))).toMatchObject({ status: 409, code: 'ITEM_NOT_IN_CATEGORY' })
    expect([await membersOf(id), await sortOf(id)]).toEqual([[jug, bowl], 'NEWEST'])
  })

  test('400: an item twice, by name, also under the other ID of the catalogue; more than 100', async () => {
    const id = await make(jug, bowl)
    expect(brokenRules(await refusalOf(arrange(id, jug, bowl, jug)))).toEqual(['items[2] OTHER'])
    const items = catalogueAppIds.map((appId) => ({ catalogItemId: jug, appId }))
    expect(brokenRules(await refusalOf(olga.categories.setArrangedItems({ categoryId: id, treeReference, items })))).toEqual([
      'items[1] OTHER',
    ])
    expect(brokenRules(await refusalOf(arrange(id, ...Array.from({ length: 101 }, () => jug))))).toEqual(['items MAX_SIZE'])
  })

  test('404: a category that doesn’t exist, and another tree', async () => {
    expect(await refusalOf(arrange(randomUUID(), jug))).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' })
    const other = olga.categories.setArrangedItems({ categoryId: await make(jug), treeReference: otherTree, items: [] })
    expect(await refusalOf(other)).toMatchObject({ status: 404, code: 'TREE_NOT_FOUND' })
  })

  test('409: “All Products”, and a category with rules; 403: one that an app manages, unless it calls', async () => {
    expect(await refusalOf(arrange(allProductsId, jug))).toMatchObject({ status: 409, code: 'ALL_PRODUCTS_FIXED' })
    const [ruled, managed] = [await make(jug), await make(jug)]
    const rules = { match: 'ALL' as const, conditions: [{ kind: 'IN_STOCK' as const }] }
    await olga.collections.updateCollectionSettings({ settings: { id: ruled, rules } })
    expect(await refusalOf(arrange(ruled, jug))).toMatchObject({ status: 409, code: 'CATEGORY_HAS_RULES' })
    const manager = appIdentity(shop)
    await letManage(shop, managed, manager.id)
    expect(await refusalOf(arrange(managed, jug))).toMatchObject({ status: 403, code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED' })
    const call = shop.as(manager).categories.setArrangedItems({ categoryId: managed, treeReference, items: itemsFor(jug) })
    expect((await call).items).toEqual(itemsFor(jug))
  })

  test('403: visitors', async () => {
    const call = shop.as(shop.visitor()).categories.setArrangedItems({ categoryId: await make(jug), treeReference, items: [] })
    expect(await refusalOf(call)).toMatchObject({ status: 403 })
  })
})
