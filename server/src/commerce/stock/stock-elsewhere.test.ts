import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import { createSizedV3, ofSize } from '../../../../tests/support/products-v3.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'
import { retainOnSite } from '../../jobs/apply-retention.ts'

// Stock of variants at other locations, when the variants are deleted and come back.

let site: TestSite
let olga: Client
let harbour: string

interface Cups {
  id: string
  revision: string
  small: string
  medium: string
}
let cups: Cups

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  harbour = (await olga.locations.createLocation({ location: { name: 'Harbour' } })).location.id
})

beforeEach(async () => {
  const { id, revision, variants } = await createSizedV3(olga)
  const [small, medium] = variants.map((one) => one.id!) as [string, string]
  cups = { id, revision, small, medium }
  for (const [variantId, quantity] of [
    [small, 3],
    [medium, 4],
  ] as const) {
    await olga.inventoryV3.createInventoryItem({ inventoryItem: { productId: id, variantId, quantity } })
    await olga.inventoryV3.createInventoryItem({
      inventoryItem: { productId: id, variantId, locationId: harbour, quantity: 10 * quantity },
    })
  }
})

const itemsWith = async (filter: Record<string, unknown>) =>
  (await olga.inventoryV3.queryInventoryItems({ query: { filter, sort: [{ fieldName: 'createdDate' }] } })).inventoryItems

async function quantities(): Promise<Record<string, number>> {
  const inventoryItems = await itemsWith({ productId: cups.id })
  const sizeOf = (variantId: unknown) => (variantId === cups.small ? 'S' : variantId === cups.medium ? 'M' : 'other')
  const placeOf = (locationId: unknown) => (locationId === defaultLocationId ? 'here' : 'harbour')
  const entries = inventoryItems.map(({ variantId, locationId, quantity }) => [`${sizeOf(variantId)} ${placeOf(locationId)}`, quantity!])
  return Object.fromEntries(entries)
}
const all = { 'S here': 3, 'M here': 4, 'S harbour': 30, 'M harbour': 40 }

const rows = async () =>
  (await site.database.rows(sql`select from stock_levels where site_id = ${site.siteId} and product_id = ${cups.id}`)).length
const retention = (days: number) => retainOnSite(site.database, site.siteId, 'stock_levels', new Date(Date.now() + days * 24 * 3_600_000))

const deleteMedium = () =>
  olga.productsV3.updateProduct({
    product: { id: cups.id, revision: cups.revision, variantsInfo: { variants: [{ ...ofSize('S'), id: cups.small }] } },
  })

describe('comes back', () => {
  test('with a deleted product, with the settings of each item', async () => {
    expect(await quantities()).toEqual(all)
    const preorderInfo = { enabled: true, message: 'By ship', limit: 7 }
    const [atHarbour] = await itemsWith({ variantId: cups.small, locationId: harbour })
    const { id, revision } = atHarbour!
    await olga.inventoryV3.updateInventoryItem({ inventoryItem: { id, revision, preorderInfo } })
    await olga.catalogue.deleteProduct({ id: cups.id })
    expect(await quantities()).toEqual({})
    await olga.catalogue.restoreProductVersion({ id: cups.id, version: 1 })
    expect(await quantities()).toEqual(all)
    expect((await olga.inventoryV3.getInventoryItem({ inventoryItemId: id })).inventoryItem.preorderInfo).toMatchObject(preorderInfo)
  })

  test('with a restored version, while that of the others stays', async () => {
    await deleteMedium()
    expect(await quantities()).toEqual({ 'S here': 3, 'S harbour': 30 })
    await olga.catalogue.restoreProductVersion({ id: cups.id, version: 1 })
    expect(await quantities()).toMatchObject({ 'S here': 3, 'S harbour': 30, 'M harbour': 40 })
  })

  test('not at the variant of another product that has its ID by now', async () => {
    await deleteMedium()
    const { id } = await createSizedV3(olga, ['S', 'M'], { variantsInfo: { variants: [{ ...ofSize('S'), id: cups.medium }, ofSize('M')] } })
    expect(await itemsWith({ productId: id })).toEqual([])
    await olga.catalogue.restoreProductVersion({ id: cups.id, version: 1 })
    expect(await quantities()).not.toHaveProperty('M harbour')
  })

  test('as often as its product', async () => {
    for (let time = 0; time < 2; time++) {
      await olga.catalogue.deleteProduct({ id: cups.id })
      await olga.catalogue.restoreProductVersion({ id: cups.id, version: 1 })
    }
    expect(await quantities()).toEqual(all)
    await retention(1000)
    expect(await quantities()).toEqual(all)
  })
})

describe('of a deleted variant', () => {
  const notFound = { success: false, error: { code: 'VARIANT_NOT_FOUND' } }

  test('can’t be adjusted or moved', async () => {
    const depot = (await olga.locations.createLocation({ location: { name: `Depot ${cups.id}` } })).location.id
    await deleteMedium()
    const variant = { productId: cups.id, variantId: cups.medium }
    const { results } = await olga.stock.adjustStock({
      locationId: harbour,
      adjustments: [{ ...variant, action: 'ADD', quantity: 1 }],
      reason: 'RECEIVED',
    })
    expect(results).toMatchObject([notFound])
    const move = olga.stock.moveStock({ ...variant, fromLocationId: harbour, toLocationId: depot, quantity: 1 })
    await expect(move).rejects.toMatchObject({ code: 'INVENTORY_VARIANT_NOT_FOUND' })
  })

  test('can’t be changed by the ID of its item', async () => {
    const [item] = await itemsWith({ variantId: cups.medium, locationId: harbour })
    await deleteMedium()
    const { id, revision } = item!
    const update = olga.inventoryV3.updateInventoryItem({ inventoryItem: { id, revision: String(Number(revision) + 1), quantity: 1 } })
    await expect(update).rejects.toMatchObject({ code: 'INVENTORY_ITEM_NOT_FOUND' })
    const { results } = await olga.inventoryV3.bulkDecrementInventoryItems({ decrementData: [{ inventoryItemId: id, decrementBy: 1 }] })
    expect(results).toMatchObject([{ itemMetadata: { success: false, error: { code: 'INVENTORY_ITEM_NOT_FOUND' } } }])
    await expect(olga.inventoryV3.deleteInventoryItem({ inventoryItemId: id })).rejects.toMatchObject({ code: 'INVENTORY_ITEM_NOT_FOUND' })
  })

  test('goes and comes back in the history of its location', async () => {
    await deleteMedium()
    await olga.catalogue.restoreProductVersion({ id: cups.id, version: 1 })
    const { movements } = await olga.stock.queryStockMovements({
      query: { filter: { productId: cups.id, variantId: cups.medium, locationId: harbour }, sort: [{ fieldName: 'time', order: 'ASC' }] },
    })
    expect(movements.map(({ delta, quantity, reason }) => [delta, quantity, reason])).toEqual([
      [40, 40, 'API'],
      [-40, 0, 'PRODUCT_CHANGED'],
      [40, 40, 'PRODUCT_CHANGED'],
    ])
  })
})

describe('is deleted', () => {
  test('when no version of its product is left, and not before', async () => {
    await olga.catalogue.deleteProduct({ id: cups.id })
    await retention(30)
    expect(await rows()).toBe(2)
    await retention(401)
    expect(await rows()).toBe(0)
  })

  test('of a deleted variant as long as versions of its product are retained; that of the others never', async () => {
    await deleteMedium()
    await retention(399)
    expect(await rows()).toBe(2)
    await retention(401)
    expect(await rows()).toBe(1)
    expect(await quantities()).toEqual({ 'S here': 3, 'S harbour': 30 })
  })
})
