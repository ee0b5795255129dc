import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import {
  codesOf,
  createItem,
  createLocation,
  createSizesWithoutItems,
  createWithoutItem,
  readItem,
} from '../../../../../tests/support/inventory-v3.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

type Request = Parameters<Client['inventoryV3']['bulkCreateInventoryItems']>[0]
const create = (inventoryItems: Request['inventoryItems'], options: Omit<Request, 'inventoryItems'> = {}, as = olga) =>
  as.inventoryV3.bulkCreateInventoryItems({ inventoryItems, ...options })

describe('200', () => {
  test('each item is created or fails', async () => {
    const { small, medium } = await createSizesWithoutItems(olga)
    const existing = await createItem(olga)
    const { id: digital } = await createProduct(olga, { productType: 'digital' })
    const [locationId, missing] = [await createLocation(olga), randomUUID()]
    const answer = await create([
      { ...small, quantity: 3 },
      { ...small, quantity: 4 },
      { ...small, locationId, quantity: 5 },
      { ...medium, locationId: missing },
      { ...medium, variantId: missing },
      { productId: existing.productId, variantId: existing.variantId! },
      { productId: digital, variantId: digital, locationId, quantity: 0, preorderInfo: { enabled: true } },
      { ...medium, inStock: true },
    ])
    expect(codesOf(answer)).toEqual([
      undefined,
      'ITEM_ALREADY_EXISTS',
      undefined,
      'LOCATION_NOT_FOUND',
      'VARIANT_NOT_FOUND',
      'ITEM_ALREADY_EXISTS',
      'PRE_ORDER_VALIDATION',
      undefined,
    ])
    expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 3, totalFailures: 5, undetailedFailures: 0 })
    expect(answer.results[0]).toEqual({ itemMetadata: { id: small.variantId, originalIndex: 0, success: true } })
    expect(answer.results[1]).toEqual({
      itemMetadata: { originalIndex: 1, success: false, error: { code: 'ITEM_ALREADY_EXISTS', description: expect.any(String) } },
    })
    expect((await readItem(olga, small.variantId)).quantity).toBe(3)
    expect(await readItem(olga, answer.results[2]!.itemMetadata.id!)).toMatchObject({ locationId, quantity: 5 })
    expect((await readItem(olga, medium.variantId)).inStock).toBe(true)
  })

  test('the items, if they are requested', async () => {
    const at = await createWithoutItem(olga)
    const { results } = await create(
      [
        { ...at, quantity: 3 },
        { ...at, quantity: 3 },
      ],
      { returnEntity: true },
    )
    expect(results.map(({ item }) => item)).toEqual([await readItem(olga, at.productId), undefined])
  })
})

describe('refused', () => {
  test('400: what is wrong with items, each named by its index', async () => {
    const at = await createWithoutItem(olga)
    const refusal = await refusalOf(
      create([
        { ...at, quantity: 1, inStock: true },
        { ...at, quantity: -1 },
        { ...at, inStock: false, preorderInfo: { limit: 1 } },
        { ...at, quantity: 1 },
      ]),
    )
    expect(brokenRules(refusal)).toEqual([
      'inventoryItems[0] ONE_OF_ALIGNMENT',
      'inventoryItems[1].quantity VALIDATION',
      'inventoryItems[2].preorderInfo.limit FIELD_NOT_ALLOWED',
    ])
    expect(await refusalOf(olga.inventoryV3.getInventoryItem({ inventoryItemId: at.productId }))).toMatchObject({ status: 404 })
  })

  test('400: none or too many', async () => {
    const at = { productId: randomUUID(), variantId: randomUUID() }
    expect(brokenRules(await refusalOf(create([])))).toEqual(['inventoryItems MIN_SIZE'])
    expect(brokenRules(await refusalOf(create(Array.from({ length: 1001 }, () => at))))).toEqual(['inventoryItems MAX_SIZE'])
  })

  test('403: visitors', async () => {
    const at = await createWithoutItem(olga)
    expect(await refusalOf(create([at], {}, site.as(site.visitor())))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
