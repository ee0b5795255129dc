import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { memberIn } from '../../../../../tests/support/community.ts'
import { bowl, jug } from '../../../../../tests/support/goods.ts'
import { planOf } from '../../../../../tests/support/plan-of.ts'
import { brokenRules, line, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { sql } from '../../../database/sql.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
})

const itemOf = (catalogItemId: string, options?: Record<string, unknown>) => ({
  catalogReference: { ...line(catalogItemId).catalogReference, ...(options && { options }) },
})
const ownWishlists = () => shop.as({ kind: 'member', siteId: shop.siteId, id: randomUUID() }).wishlists
type Wishlists = ReturnType<typeof ownWishlists>
const savedIn = async (wishlists: Wishlists): Promise<string[]> =>
  (await wishlists.getDefaultWishlist({})).wishlist.items.map(({ catalogReference }) => catalogReference.catalogItemId)

describe('getDefaultWishlist', () => {
  test('200: empty and without an ID until the first item', async () => {
    const { id, client } = await memberIn(shop)
    expect(await client.wishlists.getDefaultWishlist({})).toEqual({ wishlist: { memberId: id, items: [] } })
  })

  test('200: the items of one app; both IDs of the catalogue are one', async () => {
    const wishlists = ownWishlists()
    const otherApp = randomUUID()
    await wishlists.addItem(itemOf(jug))
    await wishlists.addItem({ catalogReference: { catalogItemId: 'course 7', appId: otherApp } })
    const of = async (appId: string) => (await wishlists.getDefaultWishlist({ appId })).wishlist.items.length
    expect(await of(otherApp)).toBe(1)
    expect(await of('215238eb-22a5-4c36-9e7b-e7c08025e04e')).toBe(1)
    expect(await of('1380b703-ce81-ff05-f115-39571d94dfcd')).toBe(1)
    expect(await of(randomUUID())).toBe(0)
  })

  test('403: visitors, owners and apps have no wishlist', async () => {
    for (const identity of [shop.visitor(), shop.owner()])
      expect((await refusalOf(shop.as(identity).wishlists.getDefaultWishlist({}))).status).toBe(403)
  })
})

describe('addItem', () => {
  test('200: creates the wishlist, keeps the order and the date, and records an event for each item', async () => {
    const wishlists = ownWishlists()
    expect(await wishlists.addItem(itemOf(jug))).toEqual({})
    const { wishlist } = await wishlists.addItem({ ...itemOf(bowl, { variantId: jug }), returnEntity: true })
    expect(wishlist!.items.map(({ catalogReference }) => catalogReference)).toEqual([
      itemOf(jug).catalogReference,
      itemOf(bowl, { variantId: jug }).catalogReference,
    ])
    const again = await wishlists.addItem({ ...itemOf(jug), returnEntity: true })
    expect(again.wishlist).toEqual(wishlist)
    expect(await shop.happened(wishlist!.id!)).toEqual(['item_added', 'item_added'])
  })

  test('200: an item that is gone from the catalogue stays', async () => {
    const wishlists = ownWishlists()
    const unknown = randomUUID()
    await wishlists.addItem(itemOf(unknown))
    expect(await savedIn(wishlists)).toEqual([unknown])
  })

  test('200: twenty callers at once add an item once, and make one wishlist', async () => {
    const wishlists = ownWishlists()
    await Promise.all(Array.from({ length: 20 }, (_, at) => wishlists.addItem(itemOf(at % 2 ? jug : bowl))))
    expect((await savedIn(wishlists)).toSorted()).toEqual([jug, bowl].toSorted())
  })

  test('428 WISHLIST_ITEMS_LIMIT_EXCEEDED: more than 100 items, also at once; what is there can be added again', async () => {
    const wishlists = ownWishlists()
    for (let at = 0; at < 98; at += 1) await wishlists.addItem(itemOf(jug, { at }))
    const last = await Promise.allSettled([98, 99, 100, 101].map((at) => wishlists.addItem(itemOf(jug, { at }))))
    expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
    expect(await refusalOf(wishlists.addItem(itemOf(bowl)))).toMatchObject({
      status: 428,
      code: 'WISHLIST_ITEMS_LIMIT_EXCEEDED',
      data: { limit: 100 },
    })
    const { wishlist } = await wishlists.addItem({ ...itemOf(jug, { at: 0 }), returnEntity: true })
    expect(wishlist!.items).toHaveLength(100)
  })

  test('400 MAX_SIZE: options of more than 4,000 characters', async () => {
    expect(brokenRules(await refusalOf(ownWishlists().addItem(itemOf(jug, { text: 'x'.repeat(4_000) }))))).toEqual([
      'catalogReference.options MAX_SIZE',
    ])
  })
})

describe('removeItem', () => {
  test('200: removes the item with these options; nothing changes without it', async () => {
    const wishlists = ownWishlists()
    const none = await wishlists.removeItem({ ...itemOf(jug), returnEntity: true })
    expect(none.wishlist).toMatchObject({ items: [] })
    expect(none.wishlist!.id).toBeUndefined()
    await wishlists.addItem(itemOf(jug))
    await wishlists.addItem(itemOf(jug, { variantId: bowl }))
    expect(await wishlists.removeItem(itemOf(jug))).toEqual({})
    const { wishlist } = await wishlists.removeItem({ ...itemOf(jug), returnEntity: true })
    expect(wishlist!.items.map(({ catalogReference }) => catalogReference.options)).toEqual([{ variantId: bowl }])
    expect(await shop.happened(wishlist!.id!)).toEqual(['item_added', 'item_added', 'item_removed'])
  })
})

describe('the shop’s side', () => {
  test('200: the same wishlist by its ID and by its member, and how many have a product', async () => {
    const { id, client } = await memberIn(shop)
    const product = randomUUID()
    for (const options of [undefined, { variantId: jug }]) await client.wishlists.addItem(itemOf(product, options))
    await ownWishlists().addItem(itemOf(product))
    await ownWishlists().addItem({ catalogReference: { catalogItemId: product, appId: randomUUID() } })
    const { wishlists } = shop.as(shop.owner())
    const { wishlist } = await wishlists.getMemberWishlist({ memberId: id })
    expect(wishlist).toEqual((await client.wishlists.getDefaultWishlist({})).wishlist)
    expect(await wishlists.getWishlistById({ id: wishlist.id! })).toEqual({
      wishlist: {
        id: wishlist.id,
        ownerId: id,
        items: [{ id: product, dateAdded: wishlist.items[0]!.addedDate, type: 'product', origin: 'wixstores' }],
        totalCount: 1,
      },
    })
    expect(await wishlists.countWishlists({ productId: product })).toEqual({ count: 2 })
  })

  test('404 WISHLIST_NOT_FOUND: an unknown ID, and a member who has none yet', async () => {
    const { wishlists } = shop.as(shop.owner())
    const { id } = await memberIn(shop)
    const missing = { status: 404, code: 'WISHLIST_NOT_FOUND' }
    expect(await refusalOf(wishlists.getMemberWishlist({ memberId: id }))).toMatchObject(missing)
    expect(await refusalOf(wishlists.getWishlistById({ id }))).toMatchObject(missing)
  })

  test('counting uses the index of items', async () => {
    const text = sql`
      select count(distinct wishlist_id) from wishlist_items where site_id = ${shop.siteId} and catalog_item_id = ${jug}`
    expect(await planOf(shop.database, text)).toContain('wishlist_items_by_item')
  })

  test('reading and adding take the same statements for 1 item as for 60', async () => {
    const wishlists = ownWishlists()
    const both = async (at: number): Promise<number[]> => [
      await statementsOf(shop.database, () => wishlists.addItem({ ...itemOf(jug, { at }), returnEntity: true })),
      await statementsOf(shop.database, () => wishlists.getDefaultWishlist({})),
    ]
    await wishlists.addItem(itemOf(jug))
    const [adding, reading] = await both(1)
    for (let at = 2; at < 60; at += 1) await wishlists.addItem(itemOf(jug, { at }))
    expect(await both(60)).toEqual([adding, reading])
    expect(reading).toBeLessThanOrEqual(3)
  })
})
