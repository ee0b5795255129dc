import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { itemEventsOf } from '../../../../../tests/support/category-items.ts'
import { catchUp } from '../../../../../tests/support/following.ts'
import { jug, mug, song } from '../../../../../tests/support/goods.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { makeTestShop, type TestShop } from '../../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { updateCollectionsByAge } from '../membership-job.ts'
import { followProducts } from '../rules/follow-products.ts'

let shop: TestShop
let olga: Client
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
})

const make = async () =>
  (await olga.collections.createCollection({ collection: { name: `Shelf ${randomUUID().slice(0, 8)}` } })).collection.id
const add = (id: string, ...productIds: string[]) => olga.collections.addProductsToCollection({ id, productIds })
const named = async (id: string, text: string) =>
  olga.collections.updateCollectionSettings({ settings: { id, rules: { match: 'ALL', conditions: [{ kind: 'NAME_CONTAINS', text }] } } })
const copyOf = async (id: string, name: string) => (await olga.catalogue.duplicateProduct({ id, name })).product.id!

describe('a category records which products come into it and leave it', () => {
  test('one by one', async () => {
    const id = await make()
    await add(id, jug, mug)
    await olga.collections.removeProductsFromCollection({ id, productIds: [mug] })
    expect(await itemEventsOf(shop, id)).toEqual([`added ${jug}`, `added ${mug}`, `removed ${mug}`])
  })

  test('when it gets rules, in place of others', async () => {
    const id = await make()
    const one = await copyOf(song, 'Wyvern')
    await add(id, jug)
    await named(id, 'wyvern')
    expect((await itemEventsOf(shop, id)).slice(1).toSorted()).toEqual([`added ${one}`, `removed ${jug}`])
  })

  test('when a product is saved that matches its rules, or doesn’t any more', async () => {
    const id = await make()
    await named(id, 'basilisk')
    const one = await copyOf(song, 'Lizard')
    await olga.catalogue.updateProduct({ product: { id: one, name: 'Basilisk' } })
    await olga.catalogue.updateProduct({ product: { id: one, name: 'Lizard again' } })
    expect(await itemEventsOf(shop, id)).toEqual([`added ${one}`, `removed ${one}`])
  })

  test('in the background, when a product gets too old for its rules', async () => {
    const id = await make()
    const one = await copyOf(song, 'Kelpie')
    const conditions = [
      { kind: 'NAME_CONTAINS' as const, text: 'Kelpie' },
      { kind: 'CREATED_WITHIN_DAYS' as const, days: 7 },
    ]
    await olga.collections.updateCollectionSettings({ settings: { id, rules: { match: 'ALL', conditions } } })
    shop.clock.now = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000)
    await updateCollectionsByAge(shop.app)
    await runQueued(shop)
    shop.clock.now = undefined
    expect(await itemEventsOf(shop, id)).toEqual([`added ${one}`, `removed ${one}`])
  })

  test('when a product is created that matches its rules', async () => {
    const id = await make()
    await named(id, 'Manticore')
    const one = await copyOf(song, 'Manticore')
    await catchUp(shop, followProducts)
    expect(await itemEventsOf(shop, id)).toEqual([`added ${one}`])
  })

  test('when a product is duplicated, deleted and restored', async () => {
    const id = await make()
    await add(id, song)
    const one = await copyOf(song, 'Copy')
    await olga.catalogue.deleteProduct({ id: one })
    await olga.catalogue.restoreProductVersion({ id: one, version: 1 })
    expect(await itemEventsOf(shop, id)).toEqual([`added ${song}`, `added ${one}`, `removed ${one}`, `added ${one}`])
    const { entity, sequence } = (await storedEvents(shop, id)).at(-1)!
    expect(entity).toMatchObject({ categoryId: id, addedItem: { catalogItemId: one }, treeReference: { appNamespace: '@wix/stores' } })
    expect(sequence).toBe(2)
  })

  test('but not when it is deleted', async () => {
    const id = await make()
    await add(id, jug)
    await olga.collections.deleteCollection({ id })
    await runQueued(shop)
    expect(await itemEventsOf(shop, id)).toEqual([`added ${jug}`])
  })
})
