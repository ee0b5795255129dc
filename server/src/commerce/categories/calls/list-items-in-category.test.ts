import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { itemsFor, otherTree, putUnder, treeReference } from '../../../../../tests/support/category-items.ts'
import { bowl, hidden, jug, mug, print, shirt, song, statue } from '../../../../../tests/support/goods.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
let olga: Client
let vera: Client
let minute = 0
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
  vera = shop.as(shop.visitor())
})

const make = async () =>
  (await olga.collections.createCollection({ collection: { name: `Shelf ${randomUUID().slice(0, 8)}` } })).collection.id
/** Adds products one by one, each a minute after the one before. */
const add = async (id: string, ...productIds: string[]) => {
  for (const productId of productIds) {
    shop.clock.now = new Date(Date.UTC(2026, 5, 1, 12, minute++))
    await olga.collections.addProductsToCollection({ id, productIds: [productId] })
  }
}
type Options = Omit<Parameters<Client['categories']['listItemsInCategory']>[0], 'categoryId' | 'treeReference'>
const page = (as: Client, categoryId: string, options: Options = {}) =>
  as.categories.listItemsInCategory({ categoryId, treeReference, ...options })
const items = async (as: Client, categoryId: string, options?: Options) => (await page(as, categoryId, options)).items
const arrange = (categoryId: string, ...productIds: string[]) =>
  olga.categories.setArrangedItems({ categoryId, treeReference, items: itemsFor(...productIds) })
/** The products of all pages, and the sizes of the pages. */
const pages = async (as: Client, categoryId: string, limit: number, options: Options = {}) => {
  const [found, sizes]: [string[], number[]] = [[], []]
  let next: string | null | undefined
  do {
    const { items: more, pagingMetadata } = next
      ? await page(as, categoryId, { cursorPaging: { cursor: next } })
      : await page(as, categoryId, { ...options, cursorPaging: { limit } })
    found.push(...more.map(({ catalogItemId }) => catalogItemId))
    sizes.push(pagingMetadata.count)
    next = pagingMetadata.cursors.next
  } while (next)
  return { found, sizes }
}

describe('200: the items of a category', () => {
  test('those first that were added last; visitors get visible ones', async () => {
    const id = await make()
    await add(id, jug, hidden, mug, bowl)
    expect(await page(olga, id)).toEqual({ items: itemsFor(bowl, mug, hidden, jug), pagingMetadata: { count: 4, cursors: {} } })
    expect(await items(vera, id)).toEqual(itemsFor(bowl, mug, jug))
  })

  test('added at once: in a stable order', async () => {
    const id = await make()
    await olga.collections.addProductsToCollection({ id, productIds: [jug, bowl, mug] })
    expect(await items(olga, id)).toEqual(itemsFor(...[jug, bowl, mug].toSorted().toReversed()))
  })

  test('in pages, forwards and backwards', async () => {
    const id = await make()
    await add(id, jug, hidden, mug, bowl, song)
    expect(await pages(olga, id, 2)).toEqual({ found: [song, bowl, mug, hidden, jug], sizes: [2, 2, 1] })
    expect(await pages(vera, id, 2)).toEqual({ found: [song, bowl, mug, jug], sizes: [2, 2] })
    const first = await page(olga, id, { cursorPaging: { limit: 2 } })
    const second = await page(olga, id, { cursorPaging: { cursor: first.pagingMetadata.cursors.next! } })
    const back = await page(olga, id, { cursorPaging: { cursor: second.pagingMetadata.cursors.prev! } })
    expect(back.items).toEqual(first.items)
  })

  test('one that is added or removed between two pages neither repeats nor hides another', async () => {
    const id = await make()
    await add(id, jug, mug, bowl)
    const { pagingMetadata } = await page(olga, id, { cursorPaging: { limit: 2 } })
    await add(id, song)
    await olga.collections.removeProductsFromCollection({ id, productIds: [bowl] })
    expect(await items(olga, id, { cursorPaging: { cursor: pagingMetadata.cursors.next! } })).toEqual(itemsFor(jug))
  })

  test('of “All Products” and of a category with rules: the newest products first', async () => {
    const id = await make()
    await olga.collections.updateCollectionSettings({
      settings: { id, rules: { match: 'ANY', conditions: ['Statue', 'Hidden'].map((text) => ({ kind: 'NAME_CONTAINS', text })) } },
    })
    const newest = (ids: string[]) => ids.toSorted().toReversed()
    expect(await items(olga, id)).toEqual(itemsFor(...newest([statue, hidden])))
    expect(await items(vera, id, { useCategoryArrangement: true })).toEqual(itemsFor(...newest([statue])))
    const own = newest([jug, bowl, shirt.id, song, mug, hidden, statue, print])
    const all = await pages(olga, allProductsId, 3)
    expect(all.found.filter((one) => own.includes(one))).toEqual(own)
    const seen = await pages(vera, allProductsId, 3)
    expect(seen.found.filter((one) => own.includes(one))).toEqual(own.filter((one) => one !== hidden))
    expect(all.found.toSorted()).toEqual([...new Set(all.found)].toSorted())
  })
})

describe('200: useCategoryArrangement', () => {
  test('arranged items come first in their order, then those that were added last', async () => {
    const id = await make()
    await add(id, jug, mug, hidden, bowl, song)
    await arrange(id, mug, hidden, bowl)
    const options = { useCategoryArrangement: true }
    expect(await items(olga, id, options)).toEqual(itemsFor(mug, hidden, bowl, song, jug))
    expect(await items(olga, id)).toEqual(itemsFor(song, bowl, hidden, mug, jug))
    for (const limit of [1, 2, 3, 4]) expect((await pages(olga, id, limit, options)).found).toEqual([mug, hidden, bowl, song, jug])
    expect(await pages(vera, id, 2, options)).toEqual({ found: [mug, bowl, song, jug], sizes: [2, 2] })
  })

  test('without a manual order, nothing is arranged', async () => {
    const id = await make()
    await add(id, jug, mug)
    await arrange(id, jug)
    await olga.collections.updateCollectionSettings({ settings: { id, sort: 'NEWEST' } })
    expect(await pages(olga, id, 1, { useCategoryArrangement: true })).toEqual({ found: [mug, jug], sizes: [1, 1] })
  })
})

describe('200: includeItemsFromSubcategories', () => {
  const options = { includeItemsFromSubcategories: true }

  test('each item once, by the last date; a category with rules has the dates of its products', async () => {
    const [top, low, lowest, ruled] = [await make(), await make(), await make(), await make()]
    await putUnder(shop, top, low)
    await putUnder(shop, low, lowest)
    await putUnder(shop, top, ruled)
    await add(top, jug, mug)
    await add(lowest, bowl)
    await add(low, jug, hidden)
    await olga.collections.updateCollectionSettings({
      settings: {
        id: ruled,
        rules: {
          match: 'ANY',
          conditions: [
            { kind: 'NAME_CONTAINS', text: 'Song' },
            { kind: 'NAME_CONTAINS', text: 'Hidden' },
          ],
        },
      },
    })
    expect(await items(olga, top)).toEqual(itemsFor(mug, jug))
    expect(await items(olga, top, options)).toEqual(itemsFor(hidden, jug, bowl, mug, song))
    expect(await pages(vera, top, 1, options)).toEqual({ found: [jug, bowl, mug, song], sizes: [1, 1, 1, 1] })
    await arrange(top, mug)
    expect(await items(vera, top, { ...options, useCategoryArrangement: true })).toEqual(itemsFor(mug, jug, bowl, song))
    expect(await items(vera, low, options)).toEqual(itemsFor(jug, bowl))
  })

  test('hidden subcategories: for owners and apps only', async () => {
    const [top, low] = [await make(), await make()]
    await putUnder(shop, top, low)
    await add(top, jug)
    await add(low, mug)
    await olga.collections.updateCollection({ collection: { id: low, visible: false } })
    expect(await items(olga, top, options)).toEqual(itemsFor(mug, jug))
    expect(await items(vera, top, options)).toEqual(itemsFor(jug))
  })
})

describe('refuses', () => {
  test('400: a cursor of another category, one that was changed, and more than 100 items', async () => {
    const [one, other] = [await make(), await make()]
    await add(one, jug, mug)
    const cursor = (await page(olga, one, { cursorPaging: { limit: 1 } })).pagingMetadata.cursors.next!
    for (const cursorPaging of [{ cursor: `${cursor}x` }, { cursor }])
      expect(brokenRules(await refusalOf(page(olga, other, { cursorPaging })))).toEqual(['cursorPaging.cursor FORMAT'])
    expect(brokenRules(await refusalOf(page(vera, one, { cursorPaging: { cursor } })))).toEqual(['cursorPaging.cursor FORMAT'])
    expect(brokenRules(await refusalOf(page(olga, one, { cursorPaging: { limit: 101 } })))).toEqual(['cursorPaging.limit MAX'])
  })

  test('404: a category that doesn’t exist; for visitors a hidden one too; another tree', async () => {
    const id = await make()
    await olga.collections.updateCollection({ collection: { id, visible: false } })
    const missing = { status: 404, code: 'CATEGORY_NOT_FOUND' }
    expect(await refusalOf(page(vera, id))).toMatchObject(missing)
    expect(await refusalOf(page(olga, randomUUID()))).toMatchObject(missing)
    expect(await items(olga, id)).toEqual([])
    const tree = olga.categories.listItemsInCategory({ categoryId: id, treeReference: otherTree })
    expect(await refusalOf(tree)).toMatchObject({ status: 404, code: 'TREE_NOT_FOUND' })
  })
})
