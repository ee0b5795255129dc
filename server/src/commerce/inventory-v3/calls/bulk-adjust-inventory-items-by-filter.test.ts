import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createItem, nextRevision, readItem } from '../../../../../tests/support/inventory-v3.ts'
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

type Request = Parameters<Client['inventoryV3']['bulkAdjustInventoryItemsByFilter']>[0]

const adjust = (productId: string, request: Omit<Request, 'filter'>) =>
  olga.inventoryV3.bulkAdjustInventoryItemsByFilter({ filter: { productId }, ...request })

describe('200', () => {
  test.each<[string, Parameters<typeof createItem>[1], Omit<Request, 'filter'>, object]>([
    ['units are added', { quantity: 5 }, { adjustment: { incrementBy: 10 } }, { quantity: 15 }],
    ['units are taken', { quantity: 5 }, { adjustment: { decrementBy: 2 } }, { quantity: 3 }],
    ['all units are taken', { quantity: 5 }, { adjustment: { decrementBy: 5 } }, { quantity: 0, availabilityStatus: 'OUT_OF_STOCK' }],
    [
      'an item is tracked from now on, from 0',
      { inStock: true },
      { adjustment: { incrementBy: 4 }, trackQuantity: true },
      { quantity: 4, trackQuantity: true },
    ],
    ['an item that is tracked stays as it is', { quantity: 5 }, { adjustment: { incrementBy: 4 }, trackQuantity: true }, { quantity: 9 }],
    ['an item that is tracked stays tracked', { quantity: 5 }, { adjustment: { incrementBy: 4 }, trackQuantity: false }, { quantity: 9 }],
  ])('%s', async (_, stock, request, expected) => {
    const before = await createItem(olga, stock)
    expect(await totalsOf(site, adjust(before.productId, request))).toEqual({ found: 1, succeeded: 1, failed: 0 })
    expect(await readItem(olga, before.id)).toMatchObject({ revision: nextRevision(before), ...expected })
  })

  test('units that are owed are served first', async () => {
    const { id, productId } = await createItem(olga, { quantity: 0, preorderInfo: { enabled: true } })
    await olga.inventoryV3.bulkDecrementInventoryItems({ decrementData: [{ inventoryItemId: id, decrementBy: 3, preorderRequest: true }] })
    await totalsOf(site, adjust(productId, { adjustment: { incrementBy: 5 } }))
    expect(await readItem(olga, id)).toMatchObject({ quantity: 2, preorderInfo: { counter: 0 } })
  })

  test('with a movement, and events of both catalogues', async () => {
    const { id, productId } = await createItem(olga, { quantity: 2 })
    await totalsOf(site, adjust(productId, { adjustment: { decrementBy: 2 } }))
    expect((await storedMovements(site, productId)).at(-1)).toMatchObject({ delta: -2, quantity: 0, reason: 'API' })
    const slugs = (await storedEvents(site, id)).map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(['updated', 'stock_status_updated']))
    expect(slugs).not.toContain('updated_with_reason')
  })

  test('words choose the items', async () => {
    const { id } = await createItem(olga, { quantity: 5 }, 'Hawthorn')
    const search = { expression: 'hawthorn' }
    const request = { filter: null, search, adjustment: { incrementBy: 1 } }
    expect(await totalsOf(site, olga.inventoryV3.bulkAdjustInventoryItemsByFilter(request))).toMatchObject({ found: 1 })
    expect(await readItem(olga, id)).toMatchObject({ quantity: 6 })
  })
})

describe('200: an item fails by itself, and stays as it is', () => {
  test.each<[string, Parameters<typeof createItem>[1], Omit<Request, 'filter'>, object]>([
    ['INVENTORY_QUANTITY_NOT_TRACKED', { inStock: true }, { adjustment: { incrementBy: 1 } }, {}],
    ['INVENTORY_QUANTITY_NOT_TRACKED', { inStock: true }, { adjustment: { incrementBy: 1 }, trackQuantity: false }, {}],
    ['INSUFFICIENT_INVENTORY', { inStock: true }, { adjustment: { decrementBy: 1 }, trackQuantity: true }, { data: { quantity: 0 } }],
    ['INSUFFICIENT_INVENTORY', { quantity: 5 }, { adjustment: { decrementBy: 6 } }, { data: { quantity: 5 } }],
    ['MAX_QUANTITY_LIMIT_REACHED', { quantity: 5 }, { adjustment: { incrementBy: 99_995 } }, { data: { quantity: 5 } }],
  ])('%s: %j, %j', async (code, stock, request, data) => {
    const before = await createItem(olga, stock)
    const job = await worked(site, (await adjust(before.productId, request)).jobId)
    expect(job).toMatchObject({ kind: 'ADJUST_INVENTORY', status: 'FINISHED', totals: { found: 1, succeeded: 0, failed: 1 } })
    expect(itemFailuresIn(job)).toEqual({ [before.id]: code })
    expect(job.failures).toMatchObject([{ productId: before.productId, message: expect.any(String), ...data }])
    expect(await readItem(olga, before.id)).toMatchObject({ revision: before.revision, trackQuantity: before.trackQuantity })
  })

  test('the others change', async () => {
    const names = { 'product.name': 'Three' }
    const items = [await createItem(olga, { quantity: 1 }, 'Three'), await createItem(olga, { quantity: 3 }, 'Three')]
    const { jobId } = await olga.inventoryV3.bulkAdjustInventoryItemsByFilter({ filter: names, adjustment: { decrementBy: 2 } })
    expect(await worked(site, jobId)).toMatchObject({ totals: { found: 2, succeeded: 1, failed: 1 } })
    const quantities = await Promise.all(items.map(async ({ id }) => (await readItem(olga, id)).quantity))
    expect(quantities).toEqual([1, 1])
  })
})

describe('refused at once', () => {
  const refused = (adjustment: Request['adjustment']) =>
    refusalOf(olga.inventoryV3.bulkAdjustInventoryItemsByFilter({ filter: {}, adjustment }))

  test.each([[{}], [{ incrementBy: 1, decrementBy: 1 }]])('400: not exactly one adjustment: %j', async (adjustment) =>
    expect(brokenRules(await refused(adjustment))).toEqual(['adjustment ONE_OF_ALIGNMENT']),
  )

  test.each([
    [{ incrementBy: 0 }, 'adjustment.incrementBy MIN'],
    [{ decrementBy: 100_000 }, 'adjustment.decrementBy MAX'],
  ])('400: %j', async (adjustment, rule) => expect(brokenRules(await refused(adjustment))).toEqual([rule]))

  test('400: conditions on unknown fields', async () => {
    const call = olga.inventoryV3.bulkAdjustInventoryItemsByFilter({ filter: { colour: 'Moss' }, adjustment: { incrementBy: 1 } })
    expect(brokenRules(await refusalOf(call))).toEqual(['filter.colour FIELD_NOT_ALLOWED'])
  })

  test('403: shoppers', async () => {
    const call = site.as(site.visitor()).inventoryV3.bulkAdjustInventoryItemsByFilter({ filter: {}, adjustment: { incrementBy: 1 } })
    expect(await refusalOf(call)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
