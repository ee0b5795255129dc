import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import {
  createProduct,
  createSized,
  describeRefusals,
  eventsOf,
  readProduct,
  visiblePicturesOf,
  storePictures,
} from '../../../../../tests/support/products.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)

const restore = (id: string, version: number) => olga.catalogue.restoreProductVersion({ id, version })

describe('200', () => {
  test('a product is what it was, as a new version', async () => {
    const { id } = await createSized(olga, { brand: 'Stoa', ribbon: 'New' })
    const before = await readProduct(olga, id)
    await olga.catalogue.updateProduct({
      product: { id, name: 'Mug', brand: null, slug: 'mug', productOptions: [], priceData: { price: 9 } },
    })
    const { product } = await restore(id, 1)
    expect({ ...product, lastUpdated: before.lastUpdated }).toEqual(before)
    const { versions } = await olga.catalogue.queryProductVersions({ id })
    expect(versions[0]).toMatchObject({ version: 3, operation: 'RESTORED' })
    expect(versions[0]!.changedFields).toContain('brand')
    expect(await eventsOf(site, id)).toEqual([
      'product_created',
      'product_changed',
      'variants_changed',
      'product_changed',
      'variants_changed',
    ])
  })

  test('a deleted product comes back with its ID, at another address if its own is taken', async () => {
    const { id, numericId } = await createProduct(olga, { slug: 'only' })
    await olga.catalogue.deleteProduct({ id })
    await createProduct(olga, { slug: 'only' })
    expect((await restore(id, 2)).product).toMatchObject({ id, numericId, slug: 'only-1', name: 'Cup' })
    expect(await eventsOf(site, id)).toEqual(['product_created', 'product_deleted', 'product_created'])
    const { versions } = await olga.catalogue.queryProductVersions({ id })
    expect(versions.map(({ version, operation }) => [version, operation])).toEqual([
      [3, 'RESTORED'],
      [2, 'DELETED'],
      [1, 'CREATED'],
    ])
  })

  test('a deleted product comes back with the stock and collections that it had last, whichever version is restored', async () => {
    const { id } = await createProduct(olga, { name: 'Bell' })
    await site.database.run(sql`
      update variants set track_quantity = true, quantity = 2 where site_id = ${site.siteId} and product_id = ${id}`)
    const { collection } = await olga.collections.createCollection({ collection: { name: 'Bells' } })
    await olga.collections.addProductsToCollection({ id: collection.id, productIds: [id] })
    await olga.catalogue.updateProduct({ product: { id, name: 'Gong' } })
    await olga.catalogue.deleteProduct({ id })
    const { product } = await restore(id, 1)
    expect(product).toMatchObject({ name: 'Bell', stock: { trackInventory: true, quantity: 2 } })
    expect(product.collectionIds).toContain(collection.id)
    expect((await olga.collections.listCollectionProducts({ id: collection.id })).productIds).toEqual([id])
  })

  test('versions of one that came back are retained as before', async () => {
    const aging = await site.neighbour()
    const owner = aging.as(aging.owner())
    const { id } = await createProduct(owner)
    await owner.catalogue.deleteProduct({ id })
    await owner.catalogue.restoreProductVersion({ id, version: 1 })
    aging.clock.now = days(100)
    expect((await owner.catalogue.queryProductVersions({ id })).versions).toHaveLength(3)
  })

  test('without pictures and files that no longer exist', async () => {
    const { id } = await createSized(olga)
    const [gone, stays] = await storePictures(site, 2)
    await olga.catalogue.addProductMedia({ id, media: [{ mediaId: gone!, choice: { option: 'Size', choice: 'S' } }, { mediaId: stays! }] })
    await olga.catalogue.removeProductMedia({ id, mediaIds: [] })
    await olga.files.bulkDeleteFiles({ fileIds: [gone!] })
    await restore(id, 2)
    expect(await visiblePicturesOf(olga, id)).toEqual({ media: [stays], choices: {} })
  })

  test('a download that no longer exists is gone', async () => {
    const { products } = await olga.catalogue.queryProducts({ query: { filter: { slug: 'paper-sundial' } } })
    const id = products[0]!.id!
    const { file } = await olga.catalogue.getDigitalFile({ id })
    await olga.catalogue.setDigitalFile({ id, fileId: null })
    await restore(id, 1)
    expect((await olga.catalogue.getDigitalFile({ id })).file).toEqual(file)
    await olga.catalogue.setDigitalFile({ id, fileId: null })
    await olga.files.bulkDeleteFiles({ fileIds: [file!.id] })
    await restore(id, 1)
    expect(await olga.catalogue.getDigitalFile({ id })).toEqual({})
  })
})

describe('refused', () => {
  test('404: no such version', async () => {
    const { id } = await createProduct(olga)
    expect(await refusalOf(restore(id, 2))).toMatchObject({ status: 404, code: 'VERSION_NOT_FOUND' })
  })

  test('409: its address is taken', async () => {
    const { id } = await createProduct(olga, { slug: 'former' })
    await olga.catalogue.updateProduct({ product: { id, slug: 'latter' } })
    await createProduct(olga, { slug: 'former' })
    expect(await refusalOf(restore(id, 1))).toMatchObject({ status: 409, code: 'SLUG_ALREADY_EXISTS', data: { slug: 'former' } })
  })

  test('404: deleted more than 30 days ago', async () => {
    const aging = await site.neighbour()
    const owner = aging.as(aging.owner())
    const { id } = await createProduct(owner)
    await owner.catalogue.deleteProduct({ id })
    aging.clock.now = days(30.1)
    expect(await refusalOf(owner.catalogue.restoreProductVersion({ id, version: 1 }))).toMatchObject({
      status: 404,
      code: 'PRODUCT_NOT_FOUND',
    })
  })
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.restoreProductVersion({ id, version: 1 }),
)
