import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import { ghost } from '../../../../../tests/all-calls/requests.ts'
import { addItem, createItem, createLocation, readItem } from '../../../../../tests/support/inventory-v3.ts'
import { totalsOf, worked } from '../../../../../tests/support/products-jobs.ts'
import { createSizedV3, createV3 } from '../../../../../tests/support/products-v3.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

type Request = Parameters<Client['inventoryV3']['bulkCreateInventoryItemsByVariantFilter']>[0]

const create = (filter: Request['filter'], more: Partial<Request> = {}) =>
  olga.inventoryV3.bulkCreateInventoryItemsByVariantFilter({ filter, locationId: defaultLocationId, ...more })
const itemsOf = async (productId: string) =>
  (await olga.inventoryV3.queryInventoryItems({ query: { filter: { productId } } })).inventoryItems

describe('200', () => {
  test('every variant that meets the conditions gets an item, with the quantity', async () => {
    const [sized, other] = [await createSizedV3(olga, ['S', 'M'], { name: 'Sized' }), await createV3(olga)]
    const inventoryCreationData = { quantity: 3 }
    const job = await worked(site, (await create({ 'productData.name': 'Sized' }, { inventoryCreationData })).jobId)
    expect(job).toMatchObject({ kind: 'CREATE_INVENTORY', status: 'FINISHED', totals: { found: 2, succeeded: 2, failed: 0 } })
    const items = await itemsOf(sized.id)
    expect(items.map(({ variantId }) => variantId).toSorted()).toEqual(sized.variants.map(({ id }) => id).toSorted())
    for (const item of items) {
      expect(item).toMatchObject({ quantity: 3, trackQuantity: true, locationId: defaultLocationId, availabilityStatus: 'IN_STOCK' })
      expect(item.createdDate).toBe(site.clock.now?.toISOString() ?? item.createdDate)
      expect((await storedEvents(site, item.id)).map(({ slug }) => slug)).toContain('created')
    }
    expect(await itemsOf(other.id)).toEqual([])
  })

  test.each([[undefined], [{}], [{ quantity: 0 }]])('of 0, with %j', async (inventoryCreationData) => {
    const { id } = await createV3(olga)
    const more = inventoryCreationData && { inventoryCreationData }
    expect(await totalsOf(site, create({ 'productData.productId': id }, more))).toEqual({ found: 1, succeeded: 1, failed: 0 })
    expect(await itemsOf(id)).toMatchObject([{ id, variantId: id, quantity: 0, availabilityStatus: 'OUT_OF_STOCK' }])
  })

  test('at another location; a variant that has one keeps it, a product of V1 too', async () => {
    const locationId = await createLocation(olga, 'Warehouse')
    const [bare, here, both, ofV1] = [
      await createV3(olga, { name: 'Located' }),
      await createItem(olga, { quantity: 5 }, 'Located'),
      await createItem(olga, { quantity: 5 }, 'Located'),
      await createProduct(olga, { name: 'Located' }),
    ]
    const there = await addItem(olga, both, { quantity: 2, locationId })
    const more = { locationId, inventoryCreationData: { quantity: 8 } }
    expect(await totalsOf(site, create({ 'productData.name': 'Located' }, more))).toEqual({ found: 4, succeeded: 4, failed: 0 })
    expect(await itemsOf(bare.id)).toMatchObject([{ locationId, quantity: 8, revision: '1' }])
    expect((await itemsOf(here.productId)).map(({ quantity }) => quantity).toSorted()).toEqual([5, 8])
    expect(await readItem(olga, there.id)).toMatchObject({ quantity: 2, revision: there.revision })
    expect(await itemsOf(both.productId)).toHaveLength(2)
    expect((await itemsOf(ofV1.id)).map((item) => [item.locationId === locationId, item.trackQuantity]).toSorted()).toEqual([
      [false, false],
      [true, true],
    ])
  })

  test('words choose the variants', async () => {
    const { id } = await createV3(olga, { name: 'Rowan' })
    expect(await totalsOf(site, create(null, { search: { expression: 'rowan' } }))).toEqual({ found: 1, succeeded: 1, failed: 0 })
    expect(await itemsOf(id)).toHaveLength(1)
  })

  test('a location that is deleted meanwhile ends the job', async () => {
    const { id } = await createV3(olga)
    const locationId = await createLocation(olga, 'Fair')
    const { jobId } = await create({ 'productData.productId': id }, { locationId })
    await olga.locations.deleteLocation({ id: locationId })
    expect(await worked(site, jobId)).toMatchObject({
      status: 'FAILED',
      totals: { succeeded: 0, failed: 0 },
      failure: { code: 'LOCATION_NOT_FOUND', description: expect.any(String) },
    })
    expect(await itemsOf(id)).toEqual([])
  })
})

describe('refused at once', () => {
  test('404: a missing location; another site’s is the same', async () => {
    const neighbour = await site.neighbour()
    for (const locationId of [ghost, await createLocation(neighbour.as(neighbour.owner()), 'Next door')])
      expect(await refusalOf(create({}, { locationId }))).toMatchObject({ status: 404, code: 'LOCATION_NOT_FOUND' })
  })

  test('400: conditions on unknown fields', async () =>
    expect(brokenRules(await refusalOf(create({ colour: 'Moss' })))).toEqual(['filter.colour FIELD_NOT_ALLOWED']))

  test('400: a negative quantity', async () =>
    expect(brokenRules(await refusalOf(create({}, { inventoryCreationData: { quantity: -1 } })))).toEqual([
      'inventoryCreationData.quantity MIN',
    ]))

  test('403: shoppers', async () => {
    const request = { filter: {}, locationId: defaultLocationId }
    const call = site.as(site.visitor()).inventoryV3.bulkCreateInventoryItemsByVariantFilter(request)
    expect(await refusalOf(call)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
