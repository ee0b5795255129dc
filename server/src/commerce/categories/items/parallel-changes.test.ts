import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { itemFor, itemsFor, treeReference } from '../../../../../tests/support/category-items.ts'
import { bowl, jug, mug, print, shirt, song } from '../../../../../tests/support/goods.ts'
import { makeTestShop, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
let olga: Client
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
})

const products = [jug, bowl, mug, song, print, shirt.id]
const make = async (name: string) => (await olga.collections.createCollection({ collection: { name } })).collection.id
const membersOf = async (id: string) => (await olga.collections.listCollectionProducts({ id })).productIds

test('20 callers that add, remove and arrange at once: none waits for ever, and everything fits together', async () => {
  const ids = await Promise.all(['One', 'Two', 'Three'].map(make))
  const { categories } = olga
  const rotated = (at: number) => [...products.slice(at % products.length), ...products.slice(0, at % products.length)]
  const calls = [
    (at: number) => categories.bulkAddItemsToCategory({ categoryId: ids[at % 3]!, items: itemsFor(...rotated(at)), treeReference }),
    (at: number) => categories.bulkAddItemToCategories({ item: itemFor(rotated(at)[0]!), categoryIds: ids.toReversed(), treeReference }),
    (at: number) => categories.bulkRemoveItemFromCategories({ item: itemFor(rotated(at)[1]!), categoryIds: ids, treeReference }),
    (at: number) => categories.bulkSetItemCategories({ item: itemFor(rotated(at)[2]!), categoryIds: [ids[at % 3]!], treeReference }),
    (at: number) => categories.setArrangedItems({ categoryId: ids[at % 3]!, items: itemsFor(...rotated(at).slice(0, 2)), treeReference }),
    (at: number) => olga.collections.removeProductsFromCollection({ id: ids[at % 3]!, productIds: rotated(at).slice(3) }),
    (at: number) => olga.catalogue.updateProduct({ product: { id: rotated(at)[0]!, description: `Number ${at}` } }),
  ]
  const settled = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => calls[at % calls.length]!(at)))
  // An item may have left before it is arranged.
  for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'ITEM_NOT_IN_CATEGORY' })
  for (const id of ids) {
    const members = await membersOf(id)
    expect(new Set(members).size).toBe(members.length)
    const { items } = await categories.listItemsInCategory({ categoryId: id, treeReference })
    expect(items.map(({ catalogItemId }) => catalogItemId).toSorted()).toEqual(members.toSorted())
    expect((await olga.collections.getCollection({ id })).collection.numberOfProducts).toBe(members.length)
    const { items: arranged } = await categories.getArrangedItems({ categoryId: id, treeReference })
    expect(arranged).toEqual(itemsFor(...members.slice(0, arranged.length)))
    for (const productId of products) {
      const { directCategoryIds } = await categories.listCategoriesForItem({ item: itemFor(productId), treeReference })
      expect(directCategoryIds.includes(id)).toBe(members.includes(productId))
    }
  }
})

test('20 callers that add other items to one category: each has its own position', async () => {
  const id = await make('Full')
  const copies = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => (await olga.catalogue.duplicateProduct({ id: song, name: `Copy ${at}` })).product.id!),
  )
  await Promise.all(copies.map((one) => olga.categories.bulkAddItemsToCategory({ categoryId: id, items: itemsFor(one), treeReference })))
  const members = await membersOf(id)
  expect(members.toSorted()).toEqual(copies.toSorted())
  await Promise.all(copies.map((one) => olga.categories.setArrangedItems({ categoryId: id, items: itemsFor(one), treeReference })))
  const arranged = await membersOf(id)
  expect(arranged.toSorted()).toEqual(copies.toSorted())
  expect(await membersOf(id)).toEqual(arranged)
  expect((await olga.categories.getArrangedItems({ categoryId: id, treeReference })).items).toEqual(itemsFor(arranged[0]!))
})
