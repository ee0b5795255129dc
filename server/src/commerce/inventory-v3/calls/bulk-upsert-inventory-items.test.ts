import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import {
  codesOf,
  createItem,
  createLocation,
  createSizesWithoutItems,
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

type Request = Parameters<Client['inventoryV3']['bulkUpsertInventoryItems']>[0]
type Item = Request['inventoryItems'][number]['inventoryItem']
const upsert = (items: Item[], options: Omit<Request, 'inventoryItems'> = {}, as = olga) =>
  as.inventoryV3.bulkUpsertInventoryItems({ inventoryItems: items.map((inventoryItem) => ({ inventoryItem })), ...options })

/** A new item, and where it is. */
async function existing(quantity: number) {
  const item = await createItem(olga, { quantity })
  return { item, at: { productId: item.productId, variantId: item.variantId! } }
}

describe('200', () => {
  test('each item is created, changed or fails', async () => {
    const { small, medium } = await createSizesWithoutItems(olga)
    const { item, at } = await existing(1)
    const [locationId, missing] = [await createLocation(olga), randomUUID()]
    const answer = await upsert([
      { ...small, quantity: 3 },
      { ...small, locationId, quantity: 4 },
      { ...at, quantity: 5 },
      { ...medium, quantity: -1 },
      { ...medium, inStock: true, preorderInfo: { limit: 1 }, locationId },
      { ...medium, locationId: missing },
      { ...medium, variantId: missing },
    ])
    expect(codesOf(answer)).toEqual([
      undefined,
      undefined,
      undefined,
      'INVALID_TARGET_QUANTITY',
      'PRE_ORDER_VALIDATION',
      'LOCATION_NOT_FOUND',
      'VARIANT_NOT_FOUND',
    ])
    expect(answer.results[3]!.itemMetadata.error!.data).toEqual({ quantity: 0 })
    expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 3, totalFailures: 4, undetailedFailures: 0 })
    const ids = answer.results.map(({ itemMetadata: { id } }) => id)
    expect([ids[0], ids[2]]).toEqual([small.variantId, item.id])
    expect(await readItem(olga, ids[1]!)).toMatchObject({ ...small, locationId, quantity: 4 })
    expect((await readItem(olga, item.id)).quantity).toBe(5)
    expect(await movementsOf(olga, item.productId)).toMatchObject([{ delta: 4, reason: 'API' }, { delta: 1 }])
    expect((await eventsOfItem(site, item.id)).map(({ slug }) => slug)).toEqual(['created', 'updated'])
  })

  test('what isn’t sent stays', async () => {
    const { item, at } = await existing(1)
    await upsert([{ ...at, preorderInfo: { enabled: true, limit: 4 } }])
    await upsert([{ ...at, extendedFields: { namespaces: { '@acme/bins': { bin: 'A7' } } } }])
    expect(await readItem(olga, item.id)).toMatchObject({
      quantity: 1,
      preorderInfo: { enabled: true, limit: 4 },
      extendedFields: { namespaces: { '@acme/bins': { bin: 'A7' } } },
    })
  })

  test('a revision that is sent is compared', async () => {
    const { item, at } = await existing(1)
    expect(codesOf(await upsert([{ ...at, revision: '99', quantity: 2 }]))).toEqual(['INVALID_REVISION'])
    expect(codesOf(await upsert([{ ...at, revision: item.revision, quantity: 2 }]))).toEqual([undefined])
    expect(codesOf(await upsert([{ ...(await createWithoutItem(olga)), revision: '99', quantity: 2 }]))).toEqual([undefined])
  })

  test('a negative quantity can get higher, not lower', async () => {
    const { item, at } = await existing(1)
    const decrementData = [{ inventoryItemId: item.id, decrementBy: 6 }]
    await olga.inventoryV3.bulkDecrementInventoryItems({ decrementData, restrictInventory: false })
    const refused = await upsert([{ ...at, quantity: -6 }])
    expect(refused.results[0]!.itemMetadata.error).toMatchObject({ code: 'INVALID_TARGET_QUANTITY', data: { quantity: -5 } })
    expect(codesOf(await upsert([{ ...at, quantity: -4 }]))).toEqual([undefined])
    expect((await readItem(olga, item.id)).quantity).toBe(-4)
  })

  test('the items as they are now, if they are requested', async () => {
    const at = await createWithoutItem(olga)
    const { results } = await upsert([{ ...at, quantity: 2 }], { returnEntity: true })
    expect(results[0]!.item).toEqual(await readItem(olga, at.productId))
    expect((await upsert([{ ...at, quantity: 3 }])).results[0]).not.toHaveProperty('item')
  })
})

describe('refused', () => {
  test('400: a variant and location twice, also if the default location isn’t named', async () => {
    const at = await createWithoutItem(olga)
    const { violations } = await refusalOf(
      upsert([
        { ...at, quantity: 1 },
        { ...at, locationId: await createLocation(olga), quantity: 2 },
        { ...at, locationId: defaultLocationId, quantity: 3 },
      ]),
    )
    expect(violations.map(({ field, ruleName }) => [field, ruleName])).toEqual([
      ['inventoryItems[2].inventoryItem', 'DUPLICATE_BULK_UPSERT_KEY'],
    ])
  })

  test('400: a quantity and whether it is in stock', async () => {
    const at = await createWithoutItem(olga)
    const refusal = await refusalOf(upsert([{ ...at, quantity: 1, inStock: true }]))
    expect(brokenRules(refusal)).toEqual(['inventoryItems[0].inventoryItem ONE_OF_ALIGNMENT'])
  })

  test('400: none or too many', async () => {
    expect(brokenRules(await refusalOf(upsert([])))).toEqual(['inventoryItems MIN_SIZE'])
    const many = Array.from({ length: 1001 }, () => ({ productId: randomUUID(), variantId: randomUUID() }))
    expect(brokenRules(await refusalOf(upsert(many)))).toEqual(['inventoryItems MAX_SIZE'])
  })

  test('403: visitors', async () => {
    const at = await createWithoutItem(olga)
    expect(await refusalOf(upsert([at], {}, site.as(site.visitor())))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
