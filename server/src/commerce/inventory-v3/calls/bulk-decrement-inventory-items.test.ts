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

type Request = Parameters<Client['inventoryV3']['bulkDecrementInventoryItems']>[0]
const decrement = (decrementData: Request['decrementData'], options: Omit<Request, 'decrementData'> = {}, as = olga) =>
  as.inventoryV3.bulkDecrementInventoryItems({ decrementData, ...options })
const take = (inventoryItemId: string, decrementBy: number, preorderRequest?: boolean) => ({
  inventoryItemId,
  decrementBy,
  ...(preorderRequest !== undefined && { preorderRequest }),
})
const unrestricted = { restrictInventory: false }

describe('200', () => {
  test('each item gets fewer units or fails', async () => {
    const [here, there] = [await createItem(olga), await createItem(olga, { quantity: 5, locationId: await createLocation(olga) })]
    const [untracked, missing] = [await createItem(olga, { inStock: true }), randomUUID()]
    const answer = await decrement([take(here.id, 3), take(there.id, 6), take(there.id, 5), take(untracked.id, 1), take(missing, 1)])
    expect(codesOf(answer)).toEqual([
      undefined,
      'INSUFFICIENT_INVENTORY',
      undefined,
      'INVENTORY_QUANTITY_NOT_TRACKED',
      'INVENTORY_ITEM_NOT_FOUND',
    ])
    expect(answer.results.map(({ itemMetadata: { id, originalIndex } }) => [id, originalIndex])).toEqual(
      [here.id, there.id, there.id, untracked.id, missing].map((id, index) => [id, index]),
    )
    expect(answer.results[1]!.itemMetadata.error!.data).toEqual({ quantity: 5 })
    expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 })
    expect(await readItem(olga, here.id)).toMatchObject({ quantity: 7, availabilityStatus: 'IN_STOCK' })
    expect(await readItem(olga, there.id)).toMatchObject({ quantity: 0, availabilityStatus: 'OUT_OF_STOCK' })
  })

  test('entries of one item see those before them, and are one change', async () => {
    const { id, revision, productId } = await createItem(olga, { quantity: 5 })
    expect(codesOf(await decrement([take(id, 3), take(id, 3), take(id, 2)], { reason: 'ORDER' }))).toEqual([
      undefined,
      'INSUFFICIENT_INVENTORY',
      undefined,
    ])
    expect(await readItem(olga, id)).toMatchObject({ quantity: 0, revision: String(Number(revision) + 1) })
    expect(await movementsOf(olga, productId)).toMatchObject([{ delta: -5, quantity: 0, reason: 'SOLD_ELSEWHERE' }, { delta: 5 }])
    expect((await eventsOfItem(site, id)).map(({ slug }) => slug)).toEqual([
      'created',
      'updated',
      'stock_status_updated',
      'updated_with_reason',
    ])
  })

  test.each([null, true, undefined])('restrictInventory %s keeps the quantity from getting negative', async (restrictInventory) => {
    const { id } = await createItem(olga, { quantity: 1 })
    const options = restrictInventory === undefined ? {} : { restrictInventory }
    expect(codesOf(await decrement([take(id, 2)], options))).toEqual(['INSUFFICIENT_INVENTORY'])
  })

  test('what is missing is owed, if it isn’t restricted, down to -99,999', async () => {
    const { id } = await createItem(olga, { quantity: 1 })
    const answer = await decrement([take(id, 3), take(id, 99_998), take(id, 99_997)], unrestricted)
    expect(codesOf(answer)).toEqual([undefined, 'MIN_QUANTITY_LIMIT_REACHED', undefined])
    expect(answer.results[1]!.itemMetadata.error!.data).toEqual({ quantity: -2 })
    expect(await readItem(olga, id)).toMatchObject({ quantity: -99_999, availabilityStatus: 'OUT_OF_STOCK' })
  })

  test('preorders of an item that is out of stock, up to their limit', async () => {
    const { id } = await createItem(olga, { quantity: 0, preorderInfo: { enabled: true, limit: 5 } })
    const answer = await decrement([take(id, 2, true), take(id, 4, true), take(id, 3, false), take(id, 3, true), take(id, 1, true)])
    expect(codesOf(answer)).toEqual([undefined, 'INSUFFICIENT_INVENTORY', 'INSUFFICIENT_INVENTORY', undefined, 'INSUFFICIENT_INVENTORY'])
    expect(await readItem(olga, id)).toMatchObject({
      quantity: -5,
      availabilityStatus: 'OUT_OF_STOCK',
      preorderInfo: { counter: 5, quantity: 0 },
    })
  })

  test('preorders above their limit, if it isn’t restricted', async () => {
    const { id } = await createItem(olga, { quantity: 0, preorderInfo: { enabled: true, limit: 5 } })
    expect(codesOf(await decrement([take(id, 7, true), take(id, 99_993, true)], unrestricted))).toEqual([
      undefined,
      'MIN_QUANTITY_LIMIT_REACHED',
    ])
    expect((await readItem(olga, id)).preorderInfo).toMatchObject({ counter: 7, quantity: 0 })
  })

  test('preorders of an item without a quantity', async () => {
    const { id } = await createItem(olga, { inStock: false, preorderInfo: { enabled: true } })
    expect(codesOf(await decrement([take(id, 2, true), take(id, 1)]))).toEqual([undefined, 'INVENTORY_QUANTITY_NOT_TRACKED'])
    expect(await readItem(olga, id)).toMatchObject({ availabilityStatus: 'PREORDER', preorderInfo: { counter: 2 } })
  })

  test('preorders of an item without a quantity, up to 99,999, whatever its quantity was', async () => {
    const { id, revision } = await createItem(olga, { quantity: 50, preorderInfo: { enabled: true } })
    await olga.inventoryV3.updateInventoryItem({ inventoryItem: { id, revision, inStock: false } })
    expect(codesOf(await decrement([take(id, 99_999, true), take(id, 1, true)]))).toEqual([undefined, 'MIN_QUANTITY_LIMIT_REACHED'])
    expect((await readItem(olga, id)).preorderInfo).toMatchObject({ counter: 99_999 })
  })

  test('a preorder of an item in stock takes what is there', async () => {
    const { id } = await createItem(olga, { quantity: 2, preorderInfo: { enabled: true, limit: 5 } })
    expect(codesOf(await decrement([take(id, 2, true), take(id, 1, true)]))).toEqual([undefined, undefined])
    expect(await readItem(olga, id)).toMatchObject({ quantity: -1, preorderInfo: { counter: 1 } })
  })

  test('the items as they are now, if they are requested', async () => {
    const { id } = await createItem(olga)
    const { results } = await decrement([take(id, 1), take(id, 2)], { returnEntity: true })
    const now = await readItem(olga, id)
    expect(now.quantity).toBe(7)
    expect(results.map(({ item }) => item)).toEqual([now, now])
    expect((await decrement([take(id, 1)])).results[0]).not.toHaveProperty('item')
  })
})

describe('refused', () => {
  test('400: amounts out of bounds, and none or too many', async () => {
    const { id } = await createItem(olga)
    expect(brokenRules(await refusalOf(decrement([take(id, 0), take(id, 100_000)])))).toEqual([
      'decrementData[0].decrementBy MIN',
      'decrementData[1].decrementBy MAX',
    ])
    expect(brokenRules(await refusalOf(decrement([])))).toEqual(['decrementData MIN_SIZE'])
    expect(brokenRules(await refusalOf(decrement(Array.from({ length: 301 }, () => take(id, 1)))))).toEqual(['decrementData MAX_SIZE'])
  })

  test('a variant without an item and another site’s item are missing', async () => {
    const neighbour = await site.neighbour()
    const theirs = await createItem(neighbour.as(neighbour.owner()))
    const { productId } = await createWithoutItem(olga)
    expect(codesOf(await decrement([take(theirs.id, 1), take(productId, 1)]))).toEqual([
      'INVENTORY_ITEM_NOT_FOUND',
      'INVENTORY_ITEM_NOT_FOUND',
    ])
  })

  test('403: visitors', async () => {
    const { id } = await createItem(olga)
    expect(await refusalOf(decrement([take(id, 1)], {}, site.as(site.visitor())))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
