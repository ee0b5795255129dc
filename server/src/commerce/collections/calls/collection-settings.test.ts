import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { collections } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop } from '../../../../../tests/support/buying.ts'
import { branchOf } from '../../../../../tests/support/category-branch.ts'
import { treeReference } from '../../../../../tests/support/category-tree.ts'
import { catchUp } from '../../../../../tests/support/following.ts'
import { bowl, hidden, jug, mug, print, shirt, song, statue } from '../../../../../tests/support/goods.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { brokenRules, line, refusalOf } from '../../../../../tests/support/shop.ts'
import { sql } from '../../../database/sql.ts'
import { updateCollectionsByAge, updateMembership } from '../membership-job.ts'
import { followProducts } from '../rules/follow-products.ts'

type Rules = RequestOf<typeof collections.previewCollectionRules>['rules']
type Condition = Rules['conditions'][number]

let shop: SellingShop
let olga: Client
let vera: Client
beforeAll(async () => {
  shop = await makeSellingShop()
  olga = shop.as(shop.owner())
  vera = shop.as(shop.visitor())
  const goods = [jug, bowl, shirt.id, song, mug, hidden, statue, print]
  await shop.database.run(sql`delete from products where site_id = ${shop.siteId} and not id = any(${goods}::uuid[])`)
  await shop.database.run(sql`update products set brand = 'Other', ribbon = 'New' where site_id = ${shop.siteId} and id = ${mug}`)
})
afterAll(() => shop.stop())

const make = async (name = `Shelf ${randomUUID().slice(0, 8)}`) =>
  (await olga.collections.createCollection({ collection: { name } })).collection.id
const set = (id: string, settings: object) => olga.collections.updateCollectionSettings({ settings: { id, ...settings } })
const membersOf = async (id: string) => (await olga.collections.listCollectionProducts({ id })).productIds
const failure = async (call: Promise<unknown>) => {
  const { status, code, data } = await refusalOf(call)
  return { status, code, data }
}
const all = (...conditions: Condition[]): Rules => ({ match: 'ALL', conditions })
const any = (...conditions: Condition[]): Rules => ({ match: 'ANY', conditions })
const ruled = async (rules: Rules) => {
  const id = await make()
  await set(id, { rules })
  return id
}

describe('updateCollectionSettings', () => {
  test('200: changes the settings that are sent, and returns them all', async () => {
    const id = await make()
    const nothing = { id, mediaIds: [], sort: 'NEWEST', isFeatured: false, seoTitle: null, seoDescription: null, rules: null }
    expect((await olga.collections.getCollectionSettings({ id })).settings).toEqual(nothing)
    await set(id, { sort: 'MANUAL', seoTitle: 'Jugs', seoDescription: 'Made by hand' })
    const { settings } = await set(id, { seoTitle: null })
    expect(settings).toEqual({ ...nothing, sort: 'MANUAL', seoDescription: 'Made by hand' })
    expect((await olga.collections.getCollectionSettings({ id })).settings).toEqual(settings)
  })

  test('200: other tags for search engines stay as they are, in their order', async () => {
    const id = await make()
    const og = { type: 'meta', props: { property: 'og:title', content: 'Jug' }, children: '', custom: true, disabled: false }
    const tags = [og, { type: 'title', children: 'Jugs', custom: false, disabled: true }]
    const read = async () => (await olga.categories.getCategory({ categoryId: id, treeReference })).category
    const category = { id, revision: (await read()).revision!, seoData: { tags } }
    const saved = (await olga.categories.updateCategory({ category, treeReference })).category.seoData
    await set(id, { sort: 'NAME' })
    expect((await read()).seoData).toEqual(saved)
    await set(id, { seoDescription: 'Made by hand' })
    expect((await read()).seoData!.tags).toHaveLength(3)
    expect((await read()).seoData!.tags!.slice(0, 2)).toEqual(saved!.tags)
    await set(id, { seoTitle: 'Pots' })
    expect((await read()).seoData!.tags![1]).toMatchObject({ type: 'title', children: 'Pots' })
    await set(id, { seoTitle: null, seoDescription: null })
    expect((await read()).seoData!.tags).toEqual([saved!.tags![0]])
  })

  test('200: pictures of the media library, which the collection then shows', async () => {
    const id = await make()
    await set(id, { mediaIds: ['stoa-collection-light-1.webp', 'stoa-collection-residents-1.webp', 'stoa-collection-light-1.webp'] })
    const { collection } = await vera.collections.getCollection({ id })
    expect(collection.media.items!.map((item) => item.id)).toEqual(['stoa-collection-light-1.webp', 'stoa-collection-residents-1.webp'])
    expect(collection.media.mainMedia).toMatchObject({ mediaType: 'image', image: { width: 1600 } })
    await set(id, { mediaIds: [] })
    expect((await vera.collections.getCollection({ id })).collection.media).toEqual({ items: [] })
  })

  test('404: a file that isn’t there, is private, or is no picture', async () => {
    const id = await make()
    await shop.database.run(sql`update files set is_private = true where site_id = ${shop.siteId} and id = 'stoa-collection-paper-1.webp'`)
    for (const mediaId of ['nothing.jpg', 'stoa-collection-paper-1.webp'])
      expect(await failure(set(id, { mediaIds: [mediaId] }))).toEqual({ status: 404, code: 'MEDIA_NOT_FOUND', data: { mediaId } })
  })

  test('200: a collection without rules again keeps its products, and takes others', async () => {
    const id = await ruled(all({ kind: 'BRAND_IS', text: 'Other' }))
    await set(id, { rules: null })
    expect(await membersOf(id)).toEqual([mug])
    await olga.collections.addProductsToCollection({ id, productIds: [jug] })
    expect(await membersOf(id)).toEqual([mug, jug])
  })

  test('409: rules and manual order, and products of a collection with rules', async () => {
    const id = await make()
    await set(id, { sort: 'MANUAL' })
    const rules = all({ kind: 'IN_STOCK' })
    expect(await failure(set(id, { rules }))).toMatchObject({ status: 409, code: 'MANUAL_ORDER_WITH_RULES' })
    await set(id, { rules, sort: 'NAME' })
    expect(await failure(set(id, { sort: 'MANUAL' }))).toMatchObject({ status: 409, code: 'MANUAL_ORDER_WITH_RULES' })
    const hasRules = { status: 409, code: 'COLLECTION_HAS_RULES' }
    expect(await failure(olga.collections.addProductsToCollection({ id, productIds: [jug] }))).toMatchObject(hasRules)
    expect(await failure(olga.collections.removeProductsFromCollection({ id, productIds: [jug] }))).toMatchObject(hasRules)
    expect(await failure(olga.collections.moveProductInCollection({ id, productId: jug, to: 'START' }))).toMatchObject(hasRules)
  })

  test('409: “All Products” has neither rules nor another order', async () => {
    const fixed = { status: 409, code: 'ALL_PRODUCTS_FIXED' }
    expect(await failure(set(allProductsId, { rules: all({ kind: 'IN_STOCK' }) }))).toMatchObject(fixed)
    expect(await failure(set(allProductsId, { sort: 'MANUAL' }))).toMatchObject(fixed)
    expect((await set(allProductsId, { seoTitle: 'All of it' })).settings).toMatchObject({ id: allProductsId, seoTitle: 'All of it' })
  })

  test('409: more than 100 collections with rules', async () => {
    const other = await shop.neighbour()
    await other.database.run(sql`
      insert into collections (site_id, id, created_date, updated_date, name, slug, visible, doc, rules)
      select ${other.siteId}, gen_random_uuid(), now(), now(), 'Rules', 'rules-' || n, true, '{"description":"","media":[]}', ${JSON.stringify(all({ kind: 'ON_SALE' }))}
      from generate_series(1, 100) as n`)
    const owner = other.as(other.owner()).collections
    const settings = { id: '30000000-0000-4000-8000-000000000002', rules: all({ kind: 'IN_STOCK' }) }
    expect(await failure(owner.updateCollectionSettings({ settings }))).toMatchObject({ status: 409, code: 'TOO_MANY_RULED_COLLECTIONS' })
  })

  test.each<[object, string[]]>([
    [{ sort: 'RANDOM' }, ['settings.sort INVALID_ENUM_VALUE']],
    [{ seoTitle: 'x'.repeat(101) }, ['settings.seoTitle MAX_LENGTH']],
    [{ mediaIds: Array.from({ length: 11 }, String) }, ['settings.mediaIds MAX_SIZE']],
    [{ rules: all() }, ['settings.rules.conditions MIN_SIZE']],
    [{ rules: all({ kind: 'PRICE_BELOW' }) }, ['settings.rules.conditions[0].amount REQUIRED_FIELD']],
    [
      { rules: all({ kind: 'ON_SALE', days: 3 }, { kind: 'OPTION_HAS_CHOICE', choice: 'M' }) },
      ['settings.rules.conditions[0].days FIELD_NOT_ALLOWED', 'settings.rules.conditions[1].option REQUIRED_FIELD'],
    ],
  ])('400: %j', async (settings, rules) => expect(brokenRules(await refusalOf(set(await make(), settings)))).toEqual(rules))
})

describe('rules: products match', () => {
  test.each<[string, Rules, string[]]>([
    ['a price below, without that price', all({ kind: 'PRICE_BELOW', amount: 15 }), [song, print]],
    ['a price above', all({ kind: 'PRICE_ABOVE', amount: 27 }), [jug, statue]],
    ['a price between two minor units', all({ kind: 'PRICE_ABOVE', amount: 26.999 }, { kind: 'PRICE_BELOW', amount: 27.001 }), [bowl]],
    ['a discount', all({ kind: 'ON_SALE' }), [bowl]],
    ['a brand', all({ kind: 'BRAND_IS', text: 'Other' }), [mug]],
    ['a brand in other letters: none', all({ kind: 'BRAND_IS', text: 'other' }), []],
    ['a ribbon', all({ kind: 'RIBBON_IS', text: 'New' }), [mug]],
    ['a part of the name, in any case', all({ kind: 'NAME_CONTAINS', text: 'OW' }), [bowl]],
    ['a percent sign in the name: none', all({ kind: 'NAME_CONTAINS', text: '%' }), []],
    ['a choice', all({ kind: 'OPTION_HAS_CHOICE', option: 'Size', choice: 'M' }), [shirt.id]],
    ['a choice of another option: none', all({ kind: 'OPTION_HAS_CHOICE', option: 'Colour', choice: 'M' }), []],
    ['a type', all({ kind: 'PRODUCT_TYPE_IS', productType: 'digital' }), [song]],
    ['all conditions', all({ kind: 'PRICE_BELOW', amount: 20 }, { kind: 'BRAND_IS', text: 'Stoa' }), [song, print]],
    ['any condition', any({ kind: 'ON_SALE' }, { kind: 'PRODUCT_TYPE_IS', productType: 'digital' }), [bowl, song]],
    ['an age: none of before', all({ kind: 'CREATED_WITHIN_DAYS', days: 3 }), []],
  ])('%s', async (_, rules, expected) => {
    const sellable = (ids: readonly string[]) => ids.filter((id) => id !== hidden).toSorted()
    const { count, tooManyToCount, productIds } = await olga.collections.previewCollectionRules({ rules, limit: 24 })
    expect(sellable(productIds)).toEqual(expected.toSorted())
    expect({ count, tooManyToCount }).toEqual({ count: productIds.length, tooManyToCount: false })
    expect(sellable(await membersOf(await ruled(rules)))).toEqual(expected.toSorted())
  })

  test('other rules move products out and in', async () => {
    const id = await ruled(all({ kind: 'PRODUCT_TYPE_IS', productType: 'digital' }))
    await set(id, { rules: all({ kind: 'ON_SALE' }) })
    expect(await membersOf(id)).toEqual([bowl])
    expect((await olga.catalogue.getProduct({ id: song })).product.collectionIds).not.toContain(id)
  })

  test('the rest of many products follows in the background', async () => {
    const copies = sql`
      insert into products (site_id, id, created_date, updated_date, numeric_id, name, slug, visible, product_type, price_minor, lowest_price_minor, doc)
      select site_id, gen_random_uuid(), now(), now(), 20000 + n, 'Copy', 'copy-' || n, true, product_type, price_minor, lowest_price_minor, doc
      from products, generate_series(1, 1003) as n where site_id = ${shop.siteId} and id = ${song}`
    await shop.database.run(copies)
    const id = await ruled(all({ kind: 'NAME_CONTAINS', text: 'Copy' }))
    const count = async () => (await olga.collections.getCollection({ id })).collection.numberOfProducts
    expect(await count()).toBe(1000)
    await runQueued(shop)
    expect(await count()).toBe(1003)
    await shop.database.run(sql`delete from products where site_id = ${shop.siteId} and slug like 'copy-%'`)
  })
})

describe('rules follow', () => {
  const isOpen = async (id: string) => (await updateMembership.open!(shop.app.services)).some((one) => one.id === id)

  test('changes and deletions of rules: the work is open until it is done', async () => {
    const id = await ruled(all({ kind: 'ON_SALE' }))
    expect(await isOpen(id)).toBe(true)
    await runQueued(shop)
    expect(await isOpen(id)).toBe(false)
    await olga.collections.deleteCollection({ id })
    expect(await isOpen(id)).toBe(true)
    await runQueued(shop)
    expect(await isOpen(id)).toBe(false)
  })

  test('changes of rules while the work runs: products don’t enter by the rules of before', async () => {
    const id = await ruled(all({ kind: 'BRAND_IS', text: 'Stoa Works' }))
    await shop.database.run(sql`update products set brand = 'Stoa Works' where site_id = ${shop.siteId} and id = ${mug}`)
    const { running } = await shop.database.transaction(async (db) => {
      await db.run(sql`select from collections where site_id = ${shop.siteId} and id = ${id} for update`)
      const self = await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      const run = runQueued(shop)
      const waiting = () => shop.database.rows(sql`select from pg_stat_activity where ${self!.pid} = any(pg_blocking_pids(pid))`)
      await expect.poll(waiting).toHaveLength(1)
      await db.run(sql`update collections set rules = null where site_id = ${shop.siteId} and id = ${id}`)
      return { running: run }
    })
    await running
    expect((await olga.catalogue.getProduct({ id: mug })).product.collectionIds).not.toContain(id)
    await shop.database.run(sql`update products set brand = 'Other' where site_id = ${shop.siteId} and id = ${mug}`)
  })

  test('changes of a product that were saved while a collection got its rules', async () => {
    const id = await make()
    await catchUp(shop, followProducts)
    const { brand } = (await olga.catalogue.getProduct({ id: bowl })).product
    await olga.catalogue.updateProduct({ product: { id: bowl, brand: 'Meanwhile' } })
    await shop.database.run(sql`
      update collections set rules = ${JSON.stringify(all({ kind: 'BRAND_IS', text: 'Meanwhile' }))} where site_id = ${shop.siteId} and id = ${id}`)
    await catchUp(shop, followProducts)
    expect(await membersOf(id)).toEqual([bowl])
    await olga.catalogue.updateProduct({ product: { id: bowl, brand: brand ?? null } })
  })

  test('changes: a product that is created, updated, duplicated, deleted and restored', async () => {
    const id = await ruled(all({ kind: 'BRAND_IS', text: 'Follower' }, { kind: 'PRICE_BELOW', amount: 20 }))
    const { product } = await olga.catalogue.createProduct({ product: { name: 'Follower', brand: 'Follower', priceData: { price: 19 } } })
    await catchUp(shop, followProducts)
    expect(await membersOf(id)).toEqual([product.id])
    const update = async (price: number) =>
      (await olga.catalogue.updateProduct({ product: { id: product.id, priceData: { price } } })).product.collectionIds
    expect(await update(21)).not.toContain(id)
    expect(await membersOf(id)).toEqual([])
    expect(await update(18)).toContain(id)
    const copy = await olga.catalogue.duplicateProduct({ id: product.id, name: 'Copy' })
    await catchUp(shop, followProducts)
    expect((await membersOf(id)).toSorted()).toEqual([product.id, copy.product.id].toSorted())
    const manual = await make()
    await olga.collections.addProductsToCollection({ id: manual, productIds: [jug, copy.product.id] })
    await olga.catalogue.deleteProduct({ id: copy.product.id })
    expect(await membersOf(manual)).toEqual([jug])
    await olga.collections.addProductsToCollection({ id: manual, productIds: [mug] })
    const [version] = (await olga.catalogue.queryProductVersions({ id: copy.product.id })).versions
    await olga.catalogue.restoreProductVersion({ id: copy.product.id, version: version!.version })
    expect(await membersOf(manual)).toEqual([jug, mug, copy.product.id])
    await catchUp(shop, followProducts)
    expect((await membersOf(id)).toSorted()).toEqual([product.id, copy.product.id].toSorted())
    for (const one of [product.id, copy.product.id]) await olga.catalogue.deleteProduct({ id: one })
  })

  test('stock: after the last one is sold, and after it is in stock again, but not in the purchase', async () => {
    await shop.setStock(jug, 1)
    const id = await ruled(all({ kind: 'IN_STOCK' }, { kind: 'PRICE_ABOVE', amount: 30 }, { kind: 'PRICE_BELOW', amount: 100 }))
    expect(await membersOf(id)).toEqual([jug])
    const shopper = shopperIn(shop)
    const checkoutId = await readyCheckout(shopper.client, { items: [line(jug)] })
    const placed = await shopper.client.checkouts.createOrder({ id: checkoutId })
    await pay(shopper, placed)
    // Followers of other tests may have moved it out by now, but in transactions of their own.
    const [written] = await shop.database.rows<{ together: boolean }>(sql`
      select products.xmin = variants.xmin as together from products
      join variants on variants.site_id = products.site_id and variants.product_id = products.id
      where products.site_id = ${shop.siteId} and products.id = ${jug}`)
    expect(written).toEqual({ together: false })
    await catchUp(shop, followProducts)
    expect(await membersOf(id)).toEqual([])
    await shop.setStock(jug, 5)
    await runQueued(shop)
    await set(id, { rules: all({ kind: 'IN_STOCK' }, { kind: 'PRICE_ABOVE', amount: 30 }, { kind: 'PRICE_BELOW', amount: 100 }) })
    expect(await membersOf(id)).toEqual([jug])
  })

  test('time: a product leaves a collection of new ones', async () => {
    const createdDate = new Date(Date.now() - 6 * 24 * 60 * 60 * 1000)
    await shop.database.run(sql`update products set created_date = ${createdDate} where site_id = ${shop.siteId} and id = ${print}`)
    const id = await ruled(all({ kind: 'CREATED_WITHIN_DAYS', days: 7 }))
    expect(await membersOf(id)).toContain(print)
    shop.clock.now = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000)
    await updateCollectionsByAge(shop.app)
    await runQueued(shop)
    shop.clock.now = undefined
    expect(await membersOf(id)).not.toContain(print)
  })
})

describe('moveProductInCollection', () => {
  const ids = [jug, bowl, mug, song]
  const manual = async () => {
    const id = await make()
    await olga.collections.addProductsToCollection({ id, productIds: ids })
    await set(id, { sort: 'MANUAL' })
    const move = (productId: string, to: 'START' | 'END' | 'UP' | 'DOWN' | 'BEFORE' | 'AFTER', targetId?: string) =>
      olga.collections.moveProductInCollection({ id, productId, to, ...(targetId && { targetId }) })
    return { id, move }
  }

  test('200: to both ends, and before and after another; lists then have this order', async () => {
    const { id, move } = await manual()
    await move(song, 'START')
    expect(await membersOf(id)).toEqual([song, jug, bowl, mug])
    await move(song, 'END')
    expect(await membersOf(id)).toEqual(ids)
    await move(mug, 'BEFORE', bowl)
    expect(await membersOf(id)).toEqual([jug, mug, bowl, song])
    await move(jug, 'AFTER', bowl)
    expect(await membersOf(id)).toEqual([mug, bowl, jug, song])
    await move(jug, 'AFTER', jug)
    const listed = async (sort?: 'COLLECTION' | 'NAME') =>
      (await vera.catalogue.listProducts({ collectionId: id, ...(sort && { sort }) })).products.map((product) => product.id)
    expect(await listed()).toEqual([mug, bowl, jug, song])
    expect(await listed('COLLECTION')).toEqual([mug, bowl, jug, song])
    expect(await listed('NAME')).toEqual([bowl, jug, mug, song])
    await set(id, { sort: 'NAME' })
    expect(await listed()).toEqual([bowl, jug, mug, song])
    const { productIds, metadata } = await olga.collections.listCollectionProducts({ id, paging: { limit: 2, offset: 2 } })
    expect({ productIds, metadata }).toEqual({
      productIds: [jug, song],
      metadata: { count: 2, offset: 2, total: 4, tooManyToCount: false },
    })
  })

  test('200: by one place, and no further than the ends', async () => {
    const { id, move } = await manual()
    await move(mug, 'UP')
    expect(await membersOf(id)).toEqual([jug, mug, bowl, song])
    await move(mug, 'UP')
    await move(mug, 'UP')
    expect(await membersOf(id)).toEqual([mug, jug, bowl, song])
    await move(jug, 'DOWN')
    await move(song, 'DOWN')
    expect(await membersOf(id)).toEqual([mug, bowl, jug, song])
  })

  test('200: any number of moves to the same place: there is always room', async () => {
    const { id, move } = await manual()
    for (let round = 0; round < 30; round++) await move(round % 2 ? mug : song, 'BEFORE', bowl)
    expect(await membersOf(id)).toEqual([jug, song, mug, bowl])
  })

  test('parallel moves lose no product', async () => {
    const { id, move } = await manual()
    await Promise.all(ids.flatMap((one) => ids.map((other, at) => (at % 2 ? move(one, 'AFTER', other) : move(one, 'START')))))
    expect((await membersOf(id)).toSorted()).toEqual(ids.toSorted())
  })

  test('409: a product that isn’t in the collection', async () => {
    const { move } = await manual()
    for (const call of [() => move(print, 'START'), () => move(print, 'UP'), () => move(jug, 'AFTER', print)])
      expect(await failure(call())).toEqual({ status: 409, code: 'PRODUCT_NOT_IN_COLLECTION', data: { productId: print } })
  })

  test('400: the target that a move lacks, or has no use for', async () => {
    const { move } = await manual()
    expect(brokenRules(await refusalOf(move(jug, 'AFTER')))).toEqual(['targetId REQUIRED_FIELD'])
    expect(brokenRules(await refusalOf(move(jug, 'START', bowl)))).toEqual(['targetId FIELD_NOT_ALLOWED'])
  })
})

describe('featured collections', () => {
  const featured = async (as = vera) => (await as.collections.listFeaturedCollections({})).collections.map(({ id }) => id)

  test('200: in their order, hidden ones for the team only', async () => {
    const [one, two, three] = [await make(), await make(), await make()]
    await olga.collections.setFeaturedCollections({ collectionIds: [two, one, two] })
    expect(await featured()).toEqual([two, one])
    await set(three, { isFeatured: true })
    await set(two, { isFeatured: true })
    await olga.collections.updateCollection({ collection: { id: one, visible: false } })
    expect(await featured()).toEqual([two, three])
    expect(await featured(olga)).toEqual([two, one, three])
    await set(two, { isFeatured: false })
    await olga.collections.setFeaturedCollections({ collectionIds: [three] })
    expect(await featured(olga)).toEqual([three])
  })

  test('200: “All Products” counts all products, also those of no other collection', async () => {
    const { numberOfProducts } = (await vera.collections.getCollection({ id: allProductsId })).collection
    const { collections: featured } = await olga.collections.setFeaturedCollections({ collectionIds: [allProductsId] })
    expect(numberOfProducts).toBeGreaterThan(0)
    expect(featured).toMatchObject([{ id: allProductsId, numberOfProducts }])
    expect((await vera.collections.listFeaturedCollections({})).collections).toMatchObject([{ id: allProductsId, numberOfProducts }])
    await olga.collections.setFeaturedCollections({ collectionIds: [] })
  })

  test('404: one that doesn’t exist', async () => {
    expect(await failure(olga.collections.setFeaturedCollections({ collectionIds: [await make(), randomUUID()] }))).toEqual({
      status: 404,
      code: 'COLLECTION_NOT_FOUND',
      data: {},
    })
  })

  test('409: more than 24', async () => {
    const ids = await Promise.all(Array.from({ length: 25 }, () => make()))
    await olga.collections.setFeaturedCollections({ collectionIds: ids.slice(1) })
    expect(await failure(set(ids[0]!, { isFeatured: true }))).toMatchObject({ status: 409, code: 'TOO_MANY_FEATURED_COLLECTIONS' })
    await olga.collections.setFeaturedCollections({ collectionIds: [] })
  })
})

describe('getCollectionPage', () => {
  test('200: with data for search engines and a description with formatting, if it has some', async () => {
    const id = await make('A page')
    const page = async () => (await vera.collections.getCollectionPage({ slug: 'a-page' })).page
    const nothing = { description: '', media: { items: [] }, sort: 'NEWEST', breadcrumbs: [], subcollections: [] }
    expect(await page()).toEqual({ id, name: 'A page', slug: 'a-page', ...nothing })
    await set(id, { seoTitle: 'Title', seoDescription: 'Text' })
    await shop.database.run(sql`
      update collections set doc = doc || '{"richDescription":"<p>One <em>two</em></p>"}' where site_id = ${shop.siteId} and id = ${id}`)
    expect(await page()).toMatchObject({
      richDescription: '<p>One <em>two</em></p>',
      seoData: {
        tags: [
          { type: 'title', children: 'Title' },
          { type: 'meta', props: { name: 'description', content: 'Text' } },
        ],
      },
    })
  })

  test('200: with the way to it and the visible ones below it, whose products count once each', async () => {
    const [top, middle, low] = (await branchOf(shop, 3)) as [string, string, string]
    await olga.collections.addProductsToCollection({ id: middle, productIds: [jug, hidden] })
    await olga.collections.addProductsToCollection({ id: low, productIds: [jug, bowl] })
    const page = async (slug: string, as = vera) => (await as.collections.getCollectionPage({ slug })).page
    expect((await page('level-0')).subcollections).toEqual([
      { id: middle, name: 'Level 1', slug: 'level-1', media: { items: [] }, numberOfProducts: 2 },
    ])
    expect((await page('level-2')).breadcrumbs).toEqual([
      { id: top, name: 'Level 0', slug: 'level-0' },
      { id: middle, name: 'Level 1', slug: 'level-1' },
    ])
    await olga.collections.setFeaturedCollections({ collectionIds: [top] })
    const featured = (await vera.collections.listFeaturedCollections({})).collections.find(({ id }) => id === top)
    expect(featured!.numberOfProducts).toBe(2)
    await olga.collections.updateCollection({ collection: { id: low, visible: false } })
    expect((await page('level-0', olga)).subcollections).toMatchObject([{ numberOfProducts: 1 }])
    expect((await page('level-1', olga)).subcollections).toEqual([])
    expect((await page('level-2', olga)).breadcrumbs).toHaveLength(2)
    await olga.collections.deleteCollection({ id: top })
  })

  test('B06: 404: a hidden one is like one that doesn’t exist', async () => {
    const id = await make('Out of sight')
    await olga.collections.updateCollection({ collection: { id, visible: false } })
    const missing = { status: 404, code: 'COLLECTION_NOT_FOUND', data: {} }
    for (const slug of ['out-of-sight', 'never-was', '..'])
      expect(await failure(vera.collections.getCollectionPage({ slug }))).toEqual(missing)
    expect((await olga.collections.getCollectionPage({ slug: 'out-of-sight' })).page.id).toBe(id)
  })
})

describe('listTopCollections', () => {
  const names = async (limit = 100, as = vera) => (await as.collections.listTopCollections({ limit })).collections.map(({ name }) => name)

  test('200: those at the top in their order, with those below; hidden ones for no caller', async () => {
    const before = await names()
    expect(before[0]).toBe('Vessels')
    expect(before).not.toContain('Back Room')
    expect(before).not.toContain('All Products')
    const [top, middle] = (await branchOf(shop, 3)) as [string, string]
    await olga.collections.addProductsToCollection({ id: middle, productIds: [jug] })
    const { collections } = await vera.collections.listTopCollections({ limit: 100 })
    expect(collections.at(-1)).toEqual({
      id: top,
      name: 'Level 0',
      slug: 'level-0',
      media: { items: [] },
      numberOfProducts: 1,
      subcollections: [{ id: middle, name: 'Level 1', slug: 'level-1' }],
    })
    await olga.collections.updateCollection({ collection: { id: middle, visible: false } })
    expect((await olga.collections.listTopCollections({ limit: 100 })).collections.at(-1)).toMatchObject({
      id: top,
      numberOfProducts: 0,
      subcollections: [],
    })
    await olga.collections.updateCollection({ collection: { id: top, visible: false } })
    expect(await names(100, olga)).toEqual(before)
    expect(await names(2)).toEqual(before.slice(0, 2))
    await olga.collections.deleteCollection({ id: top })
  })
})
