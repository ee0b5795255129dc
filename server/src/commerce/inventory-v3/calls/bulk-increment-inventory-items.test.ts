import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import {
  codesOf,
  createItem,
  createLocation,
  createWithoutItem,
  eventsOfItem,
  movementsOf,
  readItem,
} from '../../../../../tests/support/inventory-v3.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

type Request = Parameters<Client['inventoryV3']['bulkIncrementInventoryItems']>[0]
const increment = (incrementData: Request['incrementData'], options: Omit<Request, 'incrementData'> = {}, as = olga) =>
  as.inventoryV3.bulkIncrementInventoryItems({ incrementData, ...options })
const add = (inventoryItemId: string, incrementBy: number) => ({ inventoryItemId, incrementBy })

describe('200', () => {
  test('each item gets more units or fails', async () => {
    const [here, there] = [
      await createItem(olga, { quantity: 0 }),
      await createItem(olga, { quantity: 5, locationId: await createLocation(olga) }),
    ]
    const [untracked, missing] = [await createItem(olga, { inStock: true }), randomUUID()]
    const answer = await increment([add(here.id, 3), add(there.id, 99_995), add(there.id, 99_994), add(untracked.id, 1), add(missing, 1)])
    expect(codesOf(answer)).toEqual([
      undefined,
      'MAX_QUANTITY_LIMIT_REACHED',
      undefined,
      'INVENTORY_QUANTITY_NOT_TRACKED',
      'INVENTORY_ITEM_NOT_FOUND',
    ])
    expect(answer.results.map(({ itemMetadata: { id, originalIndex } }) => [id, originalIndex])).toEqual(
      [here.id, there.id, there.id, untracked.id, missing].map((id, index) => [id, index]),
    )
    expect(answer.results[1]!.itemMetadata.error!.data).toEqual({ quantity: 5 })
    expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 })
    expect(await readItem(olga, here.id)).toMatchObject({ quantity: 3, availabilityStatus: 'IN_STOCK' })
    expect((await readItem(olga, there.id)).quantity).toBe(99_999)
  })

  test('entries of one item are one change, with its reason', async () => {
    const { id, revision, productId } = await createItem(olga, { quantity: 0 })
    await increment([add(id, 3), add(id, 2)], { reason: 'REVERT_INVENTORY_CHANGE' })
    expect(await readItem(olga, id)).toMatchObject({ quantity: 5, revision: String(Number(revision) + 1) })
    expect(await movementsOf(olga, productId)).toMatchObject([{ delta: 5, quantity: 5, reason: 'REVERTED' }])
    expect((await eventsOfItem(site, id)).map(({ slug }) => slug)).toEqual([
      'created',
      'updated',
      'stock_status_updated',
      'updated_with_reason',
    ])
  })

  test('units that are owed are served first', async () => {
    const { id } = await createItem(olga, { quantity: 0, preorderInfo: { enabled: true, limit: 5 } })
    await olga.inventoryV3.bulkDecrementInventoryItems({
      decrementData: [{ inventoryItemId: id, decrementBy: 4, preorderRequest: true }],
    })
    await increment([add(id, 3)])
    expect(await readItem(olga, id)).toMatchObject({
      quantity: -1,
      availabilityStatus: 'PREORDER',
      preorderInfo: { counter: 1, quantity: 4 },
    })
    await increment([add(id, 3)])
    expect(await readItem(olga, id)).toMatchObject({
      quantity: 2,
      availabilityStatus: 'IN_STOCK',
      preorderInfo: { counter: 0, quantity: 5 },
    })
  })

  test('the items as they are now, if they are requested', async () => {
    const { id } = await createItem(olga)
    const { results } = await increment([add(id, 1)], { returnEntity: true })
    expect(results[0]!.item).toEqual(await readItem(olga, id))
    expect((await increment([add(id, 1)])).results[0]).not.toHaveProperty('item')
  })
})

describe('refused', () => {
  test('400: amounts out of bounds, and none or too many', async () => {
    const { id } = await createItem(olga)
    expect(brokenRules(await refusalOf(increment([add(id, 0), add(id, 100_000)])))).toEqual([
      'incrementData[0].incrementBy MIN',
      'incrementData[1].incrementBy MAX',
    ])
    expect(brokenRules(await refusalOf(increment([])))).toEqual(['incrementData MIN_SIZE'])
    expect(brokenRules(await refusalOf(increment(Array.from({ length: 301 }, () => add(id, 1)))))).toEqual(['incrementData MAX_SIZE'])
  })

  test('a variant without an item and another site’s item are missing', async () => {
    const neighbour = await site.neighbour()
    const theirs = await createItem(neighbour.as(neighbour.owner()))
    const { productId } = await createWithoutItem(olga)
    expect(codesOf(await increment([add(theirs.id, 1), add(productId, 1)]))).toEqual([
      'INVENTORY_ITEM_NOT_FOUND',
      'INVENTORY_ITEM_NOT_FOUND',
    ])
  })

  test('403: visitors', async () => {
    const { id } = await createItem(olga)
    expect(await refusalOf(increment([add(id, 1)], {}, site.as(site.visitor())))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
