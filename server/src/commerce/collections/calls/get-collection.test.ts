import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let vera: Client
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
})

const residents = '30000000-0000-4000-8000-000000000007'
const backRoom = '30000000-0000-4000-8000-000000000010'

async function failure(ask: Promise<unknown>) {
  const { status, code, message, data } = await refusalOf(ask)
  return { status, code, message, data }
}
const ghost = { status: 404, code: 'COLLECTION_NOT_FOUND', message: 'No collection with this ID exists.', data: {} }

/** The calls that return one collection: by id, by slug, and by slug in the catalogue. */
const readers: [
  string,
  (as: Client, wanted: { id: string; slug: string }) => Promise<{ collection: { id?: string; numberOfProducts?: number } }>,
][] = [
  ['getCollection', (as, { id }) => as.collections.getCollection({ id })],
  ['getCollectionBySlug', (as, { slug }) => as.collections.getCollectionBySlug({ slug })],
  ['getCollectionBySlug of the catalogue', (as, { slug }) => as.catalogue.getCollectionBySlug({ slug })],
]

describe.each(readers)('%s', (_, get) => {
  test('200: a collection with its texts, its picture and its number of products', async () => {
    const url = 'http://127.0.0.1:4400/media/stoa-collection-residents-1.webp'
    const { collection } = await get(vera, { id: residents, slug: 'residents' })
    expect(collection).toMatchObject({
      id: residents,
      name: 'Residents',
      slug: 'residents',
      description: 'For the cat, the sparrow, the bee and the others who use the sill without having paid for it.',
      visible: true,
      numberOfProducts: 5,
      media: { mainMedia: { id: 'stoa-collection-residents-1.webp', mediaType: 'image', image: { url, width: 1600, height: 900 } } },
    })
    expect(Object.keys(collection).toSorted()).toEqual(['description', 'id', 'media', 'name', 'numberOfProducts', 'slug', 'visible'])
  })

  test('B06: 404: a hidden one is like one that doesn’t exist; the owner sees it', async () => {
    expect(await failure(get(vera, { id: backRoom, slug: 'back-room' }))).toEqual(ghost)
    expect(await failure(get(vera, { id: randomUUID(), slug: 'never-was' }))).toEqual(ghost)
    expect((await get(olga, { id: backRoom, slug: 'back-room' })).collection).toMatchObject({ visible: false, numberOfProducts: 1 })
  })

  test('S08: 404: another site’s, for visitors and this site’s owner', async () => {
    const other = await site.neighbour()
    const wanted = { id: randomUUID(), slug: 'theirs' }
    await other.database.run(
      sql`update collections set id = ${wanted.id}, slug = ${wanted.slug} where site_id = ${other.siteId} and slug = 'light'`,
    )
    for (const as of [vera, olga]) expect(await failure(get(as, wanted))).toEqual(ghost)
    expect((await get(other.as(other.visitor()), wanted)).collection.id).toBe(wanted.id)
  })
})

test.each(['..', '../../etc/passwd', 'Residents', ' residents', "' or 1=1 --", 'résidents'])('B06: 404: unknown slug %j', async (slug) => {
  expect(await failure(vera.collections.getCollectionBySlug({ slug }))).toEqual(ghost)
})

test.each(['', '\0', 'residents\0', '\ud800', 'x'.repeat(101)])('B06: 400: %j isn’t a slug', async (slug) => {
  expect(await failure(vera.collections.getCollectionBySlug({ slug }))).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
})

test('the number of products counts what the caller can see', async () => {
  const shop = await site.neighbour()
  const idOf = await productIds(shop)
  await shop.database.run(sql`update products set visible = false where site_id = ${shop.siteId} and id = ${idOf('cafe-pardal')}`)
  const count = async (as: Client) => (await as.collections.getCollection({ id: residents })).collection.numberOfProducts
  expect([await count(shop.as(shop.visitor())), await count(shop.as(shop.owner()))]).toEqual([4, 5])
})

describe.each(readers)('"All Products", by %s', (_, get) => {
  test('200: every shop has it, with all products that the caller can see', async () => {
    const allProducts = { id: allProductsId, slug: 'all-products' }
    const expected = { ...allProducts, name: 'All Products', description: '', visible: true, media: { items: [] } }
    expect((await get(vera, allProducts)).collection).toEqual({ ...expected, numberOfProducts: 46 })
    expect((await get(olga, allProducts)).collection.numberOfProducts).toBe(47)
  })
})
