import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createItem, nextRevision, readItem } from '../../../../../tests/support/inventory-v3.ts'
import { itemFailuresIn, totalsOf, worked } from '../../../../../tests/support/products-jobs.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

type Request = Parameters<Client['inventoryV3']['bulkSetOrAdjustInventoryItemsByFilter']>[0]

const adjust = (productId: string, adjustedInventoryAction: Request['adjustedInventoryAction']) =>
  olga.inventoryV3.bulkSetOrAdjustInventoryItemsByFilter({ filter: { productId }, adjustedInventoryAction })

describe('200', () => {
  test.each([
    [{ incrementBy: 10 }, 15],
    [{ decrementBy: 2 }, 3],
  ])('%j', async (action, quantity) => {
    const before = await createItem(olga, { quantity: 5 })
    expect(await totalsOf(site, adjust(before.productId, action))).toEqual({ found: 1, succeeded: 1, failed: 0 })
    expect(await readItem(olga, before.id)).toMatchObject({ revision: nextRevision(before), quantity })
  })

  test('words choose the items', async () => {
    const { id } = await createItem(olga, { quantity: 5 }, 'Elder')
    const request = { filter: null, search: { expression: 'elder' }, adjustedInventoryAction: { incrementBy: 1 } }
    expect(await totalsOf(site, olga.inventoryV3.bulkSetOrAdjustInventoryItemsByFilter(request))).toMatchObject({ found: 1 })
    expect(await readItem(olga, id)).toMatchObject({ quantity: 6 })
  })

  test('an item fails by itself', async () => {
    const { id, productId } = await createItem(olga, { inStock: true })
    const job = await worked(site, (await adjust(productId, { incrementBy: 1 })).jobId)
    expect(job).toMatchObject({ kind: 'ADJUST_INVENTORY', totals: { failed: 1 } })
    expect(itemFailuresIn(job)).toEqual({ [id]: 'INVENTORY_QUANTITY_NOT_TRACKED' })
  })
})

describe('refused at once', () => {
  test.each([[{}], [{ incrementBy: 1, decrementBy: 1 }]])('400: not exactly one adjustment: %j', async (action) => {
    const call = olga.inventoryV3.bulkSetOrAdjustInventoryItemsByFilter({ filter: {}, adjustedInventoryAction: action })
    expect(brokenRules(await refusalOf(call))).toEqual(['adjustedInventoryAction ONE_OF_ALIGNMENT'])
  })

  test('403: shoppers', async () => {
    const request = { filter: {}, adjustedInventoryAction: { incrementBy: 1 } }
    const call = site.as(site.visitor()).inventoryV3.bulkSetOrAdjustInventoryItemsByFilter(request)
    expect(await refusalOf(call)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
