import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { addItem, createItem, createLocation, readItem } from '../../../../../tests/support/inventory-v3.ts'
import { totalsOf, worked } from '../../../../../tests/support/products-jobs.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

const remove = (filter: Record<string, unknown> | null, search?: { expression: string }) =>
  olga.inventoryV3.bulkDeleteInventoryItemsByFilter({ filter, ...(search && { search }) })

test('200: items that meet the filter, with an event each; other items stay', async () => {
  const locationId = await createLocation(olga, 'Warehouse')
  const here = await createItem(olga, { quantity: 5 }, 'Old')
  const [there, other] = [await addItem(olga, here, { quantity: 2, locationId }), await createItem(olga, { quantity: 5 })]
  const job = await worked(site, (await remove({ 'product.name': 'Old' })).jobId)
  expect(job).toMatchObject({ kind: 'DELETE_INVENTORY', status: 'FINISHED', totals: { found: 2, succeeded: 2, failed: 0 } })
  for (const { id } of [here, there]) {
    expect(await refusalOf(readItem(olga, id))).toMatchObject({ status: 404, code: 'INVENTORY_ITEM_NOT_FOUND' })
    expect((await storedEvents(site, id)).map(({ slug }) => slug)).toEqual(expect.arrayContaining(['created', 'deleted']))
  }
  expect(await readItem(olga, other.id)).toMatchObject({ quantity: 5 })
  // The default location, from which the shop sells.
  const { product } = await olga.productsV3.getProduct({ productId: here.productId })
  expect(product.inventory).toMatchObject({ availabilityStatus: 'OUT_OF_STOCK' })
})

test('200: at one location alone', async () => {
  const locationId = await createLocation(olga, 'Kiosk')
  const here = await createItem(olga, { quantity: 5 })
  const there = await addItem(olga, here, { quantity: 2, locationId })
  expect(await totalsOf(site, remove({ locationId }))).toEqual({ found: 1, succeeded: 1, failed: 0 })
  expect(await refusalOf(readItem(olga, there.id))).toMatchObject({ status: 404 })
  expect(await readItem(olga, here.id)).toMatchObject({ quantity: 5 })
})

test('200: and have the words', async () => {
  const [plum, pear] = [await createItem(olga, { quantity: 0 }, 'Plum'), await createItem(olga, { quantity: 0 }, 'Pear')]
  expect(await totalsOf(site, remove({ inStock: false }, { expression: 'plum' }))).toEqual({ found: 1, succeeded: 1, failed: 0 })
  expect(await refusalOf(readItem(olga, plum.id))).toMatchObject({ status: 404 })
  expect(await readItem(olga, pear.id)).toMatchObject({ quantity: 0 })
})

describe('refused at once', () => {
  test.each([[null], [{}], [{ $and: [] }], [{ $and: [{}, { $or: [{}] }] }], [{ $not: {} }]])(
    '400: %j has no condition: it could delete all items',
    async (filter) => expect(brokenRules(await refusalOf(remove(filter)))).toEqual(['filter REQUIRED_FIELD']),
  )

  test('400: words don’t replace the filter', async () =>
    expect(brokenRules(await refusalOf(remove({}, { expression: 'cup' })))).toEqual(['filter REQUIRED_FIELD']))

  test('403: shoppers', async () => {
    const call = site.as(site.visitor()).inventoryV3.bulkDeleteInventoryItemsByFilter({ filter: { inStock: true } })
    expect(await refusalOf(call)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
