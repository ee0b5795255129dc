import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { addItem, createItem, createLocation, nextRevision, readItem } from '../../../../../tests/support/inventory-v3.ts'
import { itemFailuresIn, totalsOf, worked } from '../../../../../tests/support/products-jobs.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { storedMovements } from '../../../../../tests/support/stocked.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

type Request = Parameters<Client['inventoryV3']['bulkUpdateInventoryItemsByFilter']>[0]

const update = (filter: Request['filter'], inventoryItem: Request['inventoryItem']) =>
  olga.inventoryV3.bulkUpdateInventoryItemsByFilter({ filter, inventoryItem })

const enabled = { enabled: true, message: 'In May', limit: 3 }
const app = '40000000-0000-4000-8000-000000000001'
const extendedFields = { namespaces: { [app]: { shelf: 'A1' } } }

describe('200: every item gets', () => {
  test.each<[string, Request['inventoryItem'], object]>([
    ['a quantity', { quantity: 7 }, { quantity: 7, trackQuantity: true, availabilityStatus: 'IN_STOCK' }],
    ['no quantity', { inStock: true }, { inStock: true, trackQuantity: false, availabilityStatus: 'IN_STOCK' }],
    ['no stock', { inStock: false }, { inStock: false, trackQuantity: false, availabilityStatus: 'OUT_OF_STOCK' }],
    [
      'preorders',
      { quantity: 0, preorderInfo: enabled },
      { quantity: 0, availabilityStatus: 'PREORDER', preorderInfo: { ...enabled, counter: 0, quantity: 3 } },
    ],
    ['fields of apps', { extendedFields }, { quantity: 5, extendedFields }],
  ])('%s', async (name, changes, expected) => {
    const items = [await createItem(olga, { quantity: 5 }, name), await createItem(olga, { quantity: 5 }, name)]
    expect(await totalsOf(site, update({ 'product.name': name }, changes))).toEqual({ found: 2, succeeded: 2, failed: 0 })
    for (const before of items) expect(await readItem(olga, before.id)).toMatchObject({ revision: nextRevision(before), ...expected })
  })
})

test('200: at every location, with a movement and events of each; other items stay', async () => {
  const locationId = await createLocation(olga, 'Warehouse')
  const here = await createItem(olga, { quantity: 5 }, 'Both')
  const [there, other] = [await addItem(olga, here, { quantity: 2, locationId }), await createItem(olga, { quantity: 5 })]
  expect(await totalsOf(site, update({ productId: here.productId }, { quantity: 9 }))).toEqual({ found: 2, succeeded: 2, failed: 0 })
  expect([await readItem(olga, here.id), await readItem(olga, there.id)]).toMatchObject([
    { quantity: 9, revision: nextRevision(here) },
    { quantity: 9, revision: nextRevision(there), locationId },
  ])
  expect(await readItem(olga, other.id)).toMatchObject({ quantity: 5, revision: other.revision })
  const deltas = (await storedMovements(site, here.productId)).map(({ delta, reason }) => [delta, reason])
  expect(deltas.slice(-2).toSorted()).toEqual([
    [4, 'API'],
    [7, 'API'],
  ])
  expect((await storedEvents(site, there.id)).map(({ slug }) => slug)).toEqual(['created', 'updated'])
})

test('200: only the location in the conditions', async () => {
  const locationId = await createLocation(olga, 'Kiosk')
  const here = await createItem(olga, { quantity: 5 }, 'Apart')
  const there = await addItem(olga, here, { quantity: 2, locationId })
  expect(await totalsOf(site, update({ locationId, quantity: { $lt: 3 } }, { quantity: 4 }))).toEqual({ found: 1, succeeded: 1, failed: 0 })
  expect([(await readItem(olga, here.id)).quantity, (await readItem(olga, there.id)).quantity]).toEqual([5, 4])
})

test('200: an item that is as it is sent is left alone', async () => {
  const { id, productId, revision } = await createItem(olga, { quantity: 5 })
  expect(await totalsOf(site, update({ productId }, { quantity: 5 }))).toEqual({ found: 1, succeeded: 1, failed: 0 })
  expect(await readItem(olga, id)).toMatchObject({ revision })
})

test('200: words choose the items; without conditions, all items', async () => {
  const { id } = await createItem(olga, { quantity: 5 }, 'Rowan')
  const search = { expression: 'rowan' }
  const change = { filter: null, search, inventoryItem: { quantity: 6 } }
  expect(await totalsOf(site, olga.inventoryV3.bulkUpdateInventoryItemsByFilter(change))).toEqual({ found: 1, succeeded: 1, failed: 0 })
  expect(await readItem(olga, id)).toMatchObject({ quantity: 6 })
  const { count } = await olga.inventoryV3.countInventoryItems({})
  expect(count).toBeGreaterThan(1)
  expect(await totalsOf(site, update({}, { extendedFields }))).toEqual({ found: count, succeeded: count, failed: 0 })
})

test('200: an item fails by itself, and stays as it is', async () => {
  const [tracked, untracked] = [await createItem(olga, { quantity: 5 }, 'Some'), await createItem(olga, { inStock: true }, 'Some')]
  const limited = await worked(site, (await update({ 'product.name': 'Some' }, { preorderInfo: { limit: 3 } })).jobId)
  expect(limited).toMatchObject({ kind: 'UPDATE_INVENTORY', status: 'FINISHED', totals: { found: 2, succeeded: 1, failed: 1 } })
  expect(limited.failures).toEqual([
    { productId: untracked.productId, inventoryItemId: untracked.id, code: 'PRE_ORDER_VALIDATION', message: expect.any(String) },
  ])
  const lower = await worked(site, (await update({ 'product.name': 'Some' }, { quantity: -1 })).jobId)
  expect(itemFailuresIn(lower)).toEqual({
    [tracked.id]: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
    [untracked.id]: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
  })
  expect(lower.failures.find(({ inventoryItemId }) => inventoryItemId === tracked.id)!.data).toEqual({ quantity: 5 })
  expect(await readItem(olga, tracked.id)).toMatchObject({ quantity: 5 })
})

describe('refused at once', () => {
  test('400: no field to change', async () =>
    expect(brokenRules(await refusalOf(update({}, {})))).toEqual(['inventoryItem REQUIRED_FIELD']))

  test('400: a quantity, and whether there is any', async () =>
    expect(brokenRules(await refusalOf(update({}, { quantity: 1, inStock: true })))).toEqual(['inventoryItem ONE_OF_ALIGNMENT']))

  test('400: conditions on unknown fields', async () =>
    expect(brokenRules(await refusalOf(update({ colour: 'Moss' }, { quantity: 1 })))).toEqual(['filter.colour FIELD_NOT_ALLOWED']))

  test('400: words in unknown fields', async () => {
    const search = { expression: 'cup', fields: ['colour'] }
    const call = olga.inventoryV3.bulkUpdateInventoryItemsByFilter({ filter: {}, search, inventoryItem: { quantity: 1 } })
    expect((await refusalOf(call)).violations.map(({ field }) => field)).toEqual(['search.fields[0]'])
  })

  test('403: shoppers', async () => {
    const call = site.as(site.visitor()).inventoryV3.bulkUpdateInventoryItemsByFilter({ filter: {}, inventoryItem: { quantity: 1 } })
    expect(await refusalOf(call)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
