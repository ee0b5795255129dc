import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { itemEventsOf, letManage } from '../../../../../tests/support/category-items.ts'
import { bowl, jug, mug, song } from '../../../../../tests/support/goods.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { sql } from '../../../database/sql.ts'

let shop: TestShop
let olga: Client
let vera: Client
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
  vera = shop.as(shop.visitor())
})

const app = (...permissions: string[]) => shop.as({ kind: 'app', siteId: shop.siteId, id: randomUUID(), permissions }).collections
const make = async (name = `Shelf ${randomUUID().slice(0, 8)}`) =>
  (await olga.collections.createCollection({ collection: { name } })).collection.id
const collectionsOf = async (id: string) => (await olga.catalogue.getProduct({ id })).product.collectionIds
const membersOf = async (id: string) => (await olga.collections.listCollectionProducts({ id })).productIds
const failure = async (call: Promise<unknown>) => {
  const { status, code, data } = await refusalOf(call)
  return { status, code, data }
}
const missing = { status: 404, code: 'COLLECTION_NOT_FOUND', data: {} }
const eventsOf = async (id: string) => (await storedEvents(shop, id)).map(({ slug, changedFields }) => [slug, changedFields])

describe('createCollection', () => {
  test('200: with a name alone: visible, empty, its slug made from the name', async () => {
    const { collection } = await olga.collections.createCollection({ collection: { name: 'Crème & Café' } })
    expect(collection).toEqual({
      id: collection.id,
      name: 'Crème & Café',
      slug: 'creme-cafe',
      description: '',
      visible: true,
      numberOfProducts: 0,
      media: { items: [] },
    })
    expect((await vera.collections.getCollectionBySlug({ slug: 'creme-cafe' })).collection).toEqual(collection)
    const { id, name, slug } = collection
    const [event, ofCategory, ...others] = await storedEvents(shop, id)
    expect(event).toMatchObject({ slug: 'collection_created', entity: collection, sequence: 1 })
    expect(ofCategory).toMatchObject({
      entityFqdn: 'wix.categories.v1.category',
      slug: 'created',
      entity: { id, name, slug, itemCounter: 0, revision: '1' },
      sequence: 1,
    })
    expect(others).toEqual([])
  })

  test.each([
    ['Кружки', 'collection'],
    ['  50 % off!  ', '50-off'],
    ['***', 'collection-1'],
    ['n'.repeat(50), 'n'.repeat(50)],
  ])('200: %j has the slug %j', async (name, slug) =>
    expect((await olga.collections.createCollection({ collection: { name } })).collection.slug).toBe(slug),
  )

  test('200: a slug that is taken gets a number, also from parallel calls', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => olga.collections.createCollection({ collection: { name: 'Twins' } })))
    expect(made.map(({ collection }) => collection.slug).toSorted()).toEqual([
      'twins',
      'twins-1',
      'twins-2',
      'twins-3',
      'twins-4',
      'twins-5',
    ])
  })

  test('200: all fields; what only the server writes is dropped', async () => {
    const sent = { name: 'Given', slug: 'given-away', visible: false, description: 'Free.' }
    const readOnly = { id: allProductsId, numberOfProducts: 9, media: { items: [] } }
    const { collection } = await olga.collections.createCollection({ collection: { ...sent, ...readOnly } as typeof sent })
    expect(collection).toMatchObject({ ...sent, numberOfProducts: 0 })
    expect(collection.id).not.toBe(allProductsId)
  })

  test('200: a retry with the same key creates one', async () => {
    const create = () => olga.collections.createCollection({ collection: { name: 'Once' } }, { idempotencyKey: 'create-once' })
    expect((await create()).collection).toEqual((await create()).collection)
  })

  test('409: a slug that another collection has', async () => {
    await olga.collections.createCollection({ collection: { name: 'Taken', slug: 'taken' } })
    const again = olga.collections.createCollection({ collection: { name: 'Other', slug: 'taken' } })
    expect(await failure(again)).toEqual({ status: 409, code: 'SLUG_ALREADY_EXISTS', data: { slug: 'taken' } })
    expect(await failure(olga.collections.createCollection({ collection: { name: 'All', slug: 'all-products' } }))).toMatchObject({
      status: 409,
    })
  })

  test.each([
    [{}, ['collection.name REQUIRED_FIELD']],
    [{ name: '' }, ['collection.name MIN_LENGTH']],
    [{ name: 'x'.repeat(51) }, ['collection.name MAX_LENGTH']],
    [{ name: 'A', slug: 'Not a slug' }, ['collection.slug FORMAT']],
    [{ name: 'A', slug: '../up' }, ['collection.slug FORMAT']],
    [{ name: 'A', slug: 'a--b' }, ['collection.slug FORMAT']],
    [{ name: 'A', description: 'x'.repeat(601) }, ['collection.description MAX_LENGTH']],
  ])('400: %j', async (collection, rules) =>
    expect(brokenRules(await refusalOf(olga.collections.createCollection({ collection: collection as { name: string } })))).toEqual(rules),
  )

  test('403: visitors, and apps without the permission', async () => {
    const collection = { name: 'Mine' }
    for (const as of [vera.collections, app('WIX_STORES.READ_PRODUCTS')])
      expect(await failure(as.createCollection({ collection }))).toMatchObject({ status: 403 })
    expect((await app('WIX_STORES.MODIFY_PRODUCTS').createCollection({ collection })).collection.name).toBe('Mine')
  })
})

describe('updateCollection', () => {
  test('200: changes the fields that are sent, with an event that names them', async () => {
    const id = await make()
    const update = (fields: object) => olga.collections.updateCollection({ collection: { id, ...fields } })
    await update({ description: 'Old' })
    const { collection } = await update({ name: 'New name', visible: false })
    expect(collection).toMatchObject({ name: 'New name', visible: false, description: 'Old' })
    expect(await failure(vera.collections.getCollection({ id }))).toEqual(missing)
    expect(await eventsOf(id)).toEqual([
      ['collection_created', null],
      ['created', null],
      ['collection_changed', ['description']],
      ['updated', null],
      ['collection_changed', ['name', 'visible']],
      ['updated', null],
    ])
  })

  test('200: null clears the description, shows it again and makes the slug from the name', async () => {
    const id = await make('Cleared')
    await olga.collections.updateCollection({ collection: { id, slug: 'else', visible: false, description: 'Text' } })
    const { collection } = await olga.collections.updateCollection({ collection: { id, slug: null, visible: null, description: null } })
    expect(collection).toMatchObject({ slug: 'cleared', visible: true, description: '' })
  })

  test('200: what was read can be sent back', async () => {
    const id = await make()
    const { collection } = await olga.collections.getCollection({ id })
    expect((await olga.collections.updateCollection({ collection: { ...collection, id, name: 'Again' } })).collection.name).toBe('Again')
  })

  test('200: “All Products” can have another name and text, but no other slug', async () => {
    const other = await shop.neighbour()
    const { collections } = other.as(other.owner())
    const { collection } = await collections.updateCollection({
      collection: { id: allProductsId, name: 'Everything', slug: 'all-products' },
    })
    expect(collection).toMatchObject({ id: allProductsId, name: 'Everything', slug: 'all-products' })
    expect(await failure(collections.updateCollection({ collection: { id: allProductsId, slug: 'everything' } }))).toMatchObject({
      status: 409,
      code: 'ALL_PRODUCTS_FIXED',
    })
  })

  test('409: a slug that another collection has; the own one isn’t taken', async () => {
    const id = await make('Own')
    await make('Others')
    expect(await failure(olga.collections.updateCollection({ collection: { id, slug: 'others' } }))).toEqual({
      status: 409,
      code: 'SLUG_ALREADY_EXISTS',
      data: { slug: 'others' },
    })
    expect((await olga.collections.updateCollection({ collection: { id, slug: 'own' } })).collection.slug).toBe('own')
  })

  test.each([
    [{ name: null }, 'collection.name'],
    [{ slug: 'A B' }, 'collection.slug'],
    [{ visible: 'yes' }, 'collection.visible'],
  ])('400: %j names %s', async (fields, field) => {
    const { violations } = await refusalOf(olga.collections.updateCollection({ collection: { id: await make(), ...(fields as object) } }))
    expect(violations.map((violation) => violation.field)).toEqual([field])
  })

  test('S08: 404: another site’s is like one that doesn’t exist', async () => {
    const other = await shop.neighbour()
    const { collections } = other.as(other.owner())
    const id = await make()
    for (const one of [id, randomUUID()]) {
      expect(await failure(collections.updateCollection({ collection: { id: one, name: 'Mine' } }))).toEqual(missing)
      expect(await failure(collections.deleteCollection({ id: one }))).toEqual(missing)
      expect(await failure(collections.addProductsToCollection({ id: one, productIds: [] }))).toEqual(missing)
      expect(await failure(collections.removeProductsFromCollection({ id: one, productIds: [] }))).toEqual(missing)
      expect(await failure(collections.getCollectionSettings({ id: one }))).toEqual(missing)
      expect(await failure(collections.updateCollectionSettings({ settings: { id: one, sort: 'NAME' } }))).toEqual(missing)
      expect(await failure(collections.listCollectionProducts({ id: one }))).toEqual(missing)
      expect(await failure(collections.moveProductInCollection({ id: one, productId: jug, to: 'START' }))).toEqual(missing)
    }
  })
})

describe('addProductsToCollection and removeProductsFromCollection', () => {
  test('200: products enter at the end, each once, and leave; with events of both', async () => {
    const id = await make()
    const add = (...productIds: string[]) => olga.collections.addProductsToCollection({ id, productIds })
    expect(await add(jug, bowl)).toEqual({})
    await add(mug, jug, mug)
    expect(await membersOf(id)).toEqual([jug, bowl, mug])
    expect((await olga.collections.getCollection({ id })).collection.numberOfProducts).toBe(3)
    expect(await collectionsOf(jug)).toEqual([id, allProductsId])
    await olga.collections.removeProductsFromCollection({ id, productIds: [jug, song, randomUUID()] })
    expect(await membersOf(id)).toEqual([bowl, mug])
    expect(await collectionsOf(jug)).toEqual([allProductsId])
    const changed = [
      ['collection_changed', ['numberOfProducts']],
      ['updated', null],
    ]
    const [created, added, removed] = ['created', 'item_added_to_category', 'item_removed_from_category'].map((slug) => [slug, null])
    expect(await eventsOf(id)).toEqual([
      ['collection_created', null],
      created,
      ...changed,
      added,
      added,
      ...changed,
      added,
      ...changed,
      removed,
    ])
    expect(await itemEventsOf(shop, id)).toEqual([`added ${jug}`, `added ${bowl}`, `added ${mug}`, `removed ${jug}`])
    expect((await storedEvents(shop, jug)).at(-1)).toMatchObject({
      slug: 'product_changed',
      changedFields: ['collectionIds'],
      entity: { productId: jug },
    })
    expect(await eventsOf(song)).toEqual([])
  })

  test('200: nothing to add, and an addition that repeats another, change nothing', async () => {
    const id = await make()
    await olga.collections.addProductsToCollection({ id, productIds: [bowl] })
    const before = await eventsOf(id)
    await olga.collections.addProductsToCollection({ id })
    await olga.collections.addProductsToCollection({ id, productIds: [bowl] })
    await olga.collections.addProductsToCollection({ id, productIds: [bowl] }, { idempotencyKey: 'add-bowl' })
    expect(await eventsOf(id)).toEqual(before)
  })

  test('404: if one of the products doesn’t exist, none is added', async () => {
    const id = await make()
    const unknown = randomUUID()
    expect(await failure(olga.collections.addProductsToCollection({ id, productIds: [jug, unknown] }))).toEqual({
      status: 404,
      code: 'PRODUCTS_NOT_FOUND',
      data: { productIds: [unknown] },
    })
    expect(await membersOf(id)).toEqual([])
  })

  test('409: “All Products” has all products', async () => {
    for (const change of [olga.collections.addProductsToCollection, olga.collections.removeProductsFromCollection])
      expect(await failure(change({ id: allProductsId, productIds: [jug] }))).toMatchObject({ status: 409, code: 'ALL_PRODUCTS_FIXED' })
  })

  test('403: a category that an app manages; the app itself may change it', async () => {
    const id = await make()
    const manager = { kind: 'app', siteId: shop.siteId, id: randomUUID(), permissions: ['WIX_STORES.MODIFY_PRODUCTS'] } as const
    await letManage(shop, id, manager.id)
    const refused = { status: 403, code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED' }
    const inStock = { match: 'ALL', conditions: [{ kind: 'IN_STOCK' }] } as const
    expect(await failure(olga.collections.addProductsToCollection({ id, productIds: [jug] }))).toMatchObject(refused)
    expect(await failure(olga.collections.removeProductsFromCollection({ id, productIds: [jug] }))).toMatchObject(refused)
    expect(await failure(olga.collections.moveProductInCollection({ id, productId: jug, to: 'START' }))).toMatchObject(refused)
    expect(
      await failure(
        olga.collections.updateCollectionSettings({ settings: { id, rules: { ...inStock, conditions: [...inStock.conditions] } } }),
      ),
    ).toMatchObject(refused)
    await shop.as(manager).collections.addProductsToCollection({ id, productIds: [jug, bowl] })
    await shop.as(manager).collections.removeProductsFromCollection({ id, productIds: [jug] })
    expect(await membersOf(id)).toEqual([bowl])
  })

  test('400: more than 1,000 products, and what isn’t an ID', async () => {
    const id = await make()
    const many = Array.from({ length: 1001 }, () => randomUUID())
    expect(brokenRules(await refusalOf(olga.collections.addProductsToCollection({ id, productIds: many })))).toEqual([
      'productIds MAX_SIZE',
    ])
    expect(brokenRules(await refusalOf(olga.collections.removeProductsFromCollection({ id, productIds: ['x'] })))).toEqual([
      'productIds[0] FORMAT',
    ])
  })

  test('parallel additions, removals and deletions lose nothing', async () => {
    const [kept, deleted] = [await make(), await make()]
    const ids = [jug, bowl, mug, song]
    const both = [kept, deleted]
    await Promise.all([
      ...ids.flatMap((productId, index) =>
        both.map((id) => olga.collections.addProductsToCollection({ id, productIds: index % 2 ? ids : ids.toReversed() })),
      ),
      ...ids.map((productId) => olga.collections.addProductsToCollection({ id: kept, productIds: [productId] })),
    ])
    expect((await membersOf(kept)).toSorted()).toEqual(ids.toSorted())
    const settled = await Promise.allSettled([
      olga.collections.deleteCollection({ id: deleted }),
      ...ids.map((productId) => olga.collections.removeProductsFromCollection({ id: deleted, productIds: [productId] })),
      ...ids.map((productId) => olga.collections.addProductsToCollection({ id: deleted, productIds: [productId] })),
      ...ids.map((productId) => olga.collections.removeProductsFromCollection({ id: kept, productIds: [productId] })),
    ])
    for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'COLLECTION_NOT_FOUND' })
    await runQueued(shop)
    for (const id of ids) expect(await collectionsOf(id)).not.toEqual(expect.arrayContaining([kept]))
    for (const id of ids) expect(await collectionsOf(id)).not.toEqual(expect.arrayContaining([deleted]))
  })
})

describe('deleteCollection', () => {
  test('200: its products stay, without it', async () => {
    const id = await make()
    await olga.collections.addProductsToCollection({ id, productIds: [jug, bowl] })
    expect(await olga.collections.deleteCollection({ id })).toEqual({})
    expect(await failure(olga.collections.getCollection({ id }))).toEqual(missing)
    expect(await collectionsOf(jug)).not.toContain(id)
    expect((await eventsOf(id)).slice(-2)).toEqual([
      ['collection_deleted', null],
      ['deleted', null],
    ])
    expect((await eventsOf(bowl)).at(-1)).toEqual(['product_changed', ['collectionIds']])
    expect(await failure(olga.collections.deleteCollection({ id }))).toEqual(missing)
  })

  test('200: of more than 1,000 products, the rest lose it in the background', async () => {
    const id = await make()
    await shop.database.run(sql`
      insert into products (site_id, id, created_date, updated_date, numeric_id, name, slug, visible, product_type, price_minor, lowest_price_minor, collection_ids, doc)
      select site_id, gen_random_uuid(), now(), now(), 20000 + n, 'Copy', 'copy-' || n, true, product_type, price_minor, lowest_price_minor, array[${id}::uuid], doc
      from products, generate_series(1, 1005) as n where site_id = ${shop.siteId} and id = ${song}`)
    const count = async () =>
      (await shop.database.one<{ count: number }>(sql`
        select count(*)::int as count from products where site_id = ${shop.siteId} and collection_ids @> array[${id}::uuid]`))!.count
    await olga.collections.deleteCollection({ id })
    expect(await count()).toBe(5)
    await runQueued(shop)
    expect(await count()).toBe(0)
    await shop.database.run(sql`delete from products where site_id = ${shop.siteId} and slug like 'copy-%'`)
  })

  test.each(['restored', 'duplicated'])('200: a product that is %s meanwhile isn’t in it', async (how) => {
    const id = await make()
    const { product } = await olga.catalogue.duplicateProduct({ id: song, name: 'Copy' })
    const copy = product.id!
    await olga.collections.addProductsToCollection({ id, productIds: [song, copy] })
    await olga.catalogue.deleteProduct({ id: copy })
    const { making } = await shop.database.transaction(async (db) => {
      await db.run(sql`select from collections where site_id = ${shop.siteId} and id = ${id} for update`)
      const self = await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      let answers = 0
      const made = (
        how === 'restored'
          ? olga.catalogue.restoreProductVersion({ id: copy, version: 1 })
          : olga.catalogue.duplicateProduct({ id: song, name: 'Another' })
      ).finally(() => answers++)
      const waiting = () => shop.database.rows(sql`select from pg_stat_activity where ${self!.pid} = any(pg_blocking_pids(pid))`)
      await expect.poll(async () => (await waiting()).length + answers).toBe(1)
      await db.run(sql`delete from collections where site_id = ${shop.siteId} and id = ${id}`)
      return { making: made }
    })
    const made = (await making).product.id!
    expect(await collectionsOf(made)).not.toContain(id)
    await olga.catalogue.deleteProduct({ id: made })
  })

  test('409: “All Products” can’t be deleted', async () => {
    expect(await failure(olga.collections.deleteCollection({ id: allProductsId }))).toMatchObject({
      status: 409,
      code: 'ALL_PRODUCTS_FIXED',
    })
  })
})
