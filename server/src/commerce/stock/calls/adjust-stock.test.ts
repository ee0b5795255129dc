import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bowl, jug, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { resetStock, storedMovements, storedStock } from '../../../../../tests/support/stocked.ts'
import { sql } from '../../../database/sql.ts'
import { defaultVariantId } from '../../catalogue/public.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})
beforeEach(() => resetStock(shop, jug, 10))

const owner = () => shop.as(shop.owner()).stock
type Adjustment = Parameters<ReturnType<typeof owner>['adjustStock']>[0]['adjustments'][number]
const ofJug = (change: Omit<Adjustment, 'productId' | 'variantId'>): Adjustment => ({
  productId: jug,
  variantId: defaultVariantId,
  ...change,
})
const adjust = async (...adjustments: Adjustment[]) => (await owner().adjustStock({ adjustments, reason: 'COUNTED' })).results

describe('200', () => {
  test.each([
    ['SET', 4, { success: true, quantity: 4 }],
    ['SET', 10, { success: true, quantity: 10 }],
    ['ADD', 5, { success: true, quantity: 15 }],
    ['ADD', 99_990, { success: false, quantity: 10, error: { code: 'QUANTITY_TOO_HIGH' } }],
    ['REMOVE', 10, { success: true, quantity: 0 }],
    ['REMOVE', 11, { success: false, quantity: 10, error: { code: 'INSUFFICIENT_INVENTORY' } }],
  ] as const)('%s %s: %j', async (action, quantity, result) => {
    expect((await adjust(ofJug({ action, quantity })))[0]).toMatchObject(result)
    expect((await storedStock(shop, jug)).quantity).toBe(result.quantity)
    expect(await storedMovements(shop, jug)).toHaveLength(result.success && result.quantity !== 10 ? 1 : 0)
  })

  test('each variant by itself', async () => {
    const variantId = randomUUID()
    const results = await adjust(
      ofJug({ action: 'ADD', quantity: 1 }),
      { productId: bowl, variantId: defaultVariantId, action: 'SET', quantity: 3 },
      { productId: shirt.id, variantId, action: 'SET', quantity: 3 },
    )
    expect(results.map(({ success, error, quantity }) => error?.code ?? [success, quantity])).toEqual([
      [true, 11],
      'QUANTITY_NOT_TRACKED',
      'VARIANT_NOT_FOUND',
    ])
    expect(results[2]).not.toHaveProperty('quantity')
  })

  test('a count doesn’t overwrite a sale in between', async () => {
    const [result] = await adjust(ofJug({ action: 'SET', quantity: 12, expectedQuantity: 9 }))
    expect(result).toMatchObject({ success: false, quantity: 10, error: { code: 'QUANTITY_CHANGED' } })
    expect((await adjust(ofJug({ action: 'SET', quantity: 12, expectedQuantity: 10 })))[0]).toMatchObject({ success: true, quantity: 12 })
  })

  test('what payments have reserved can’t be removed, and remains when stock is counted', async () => {
    await shop.database.run(sql`update variants set reserved = 4 where site_id = ${shop.siteId} and product_id = ${jug}`)
    expect((await adjust(ofJug({ action: 'REMOVE', quantity: 7 })))[0]).toMatchObject({ success: false, quantity: 6 })
    await adjust(ofJug({ action: 'SET', quantity: 2 }))
    expect(await storedStock(shop, jug)).toEqual({ quantity: 6, reserved: 4, preordered: 0 })
  })

  test('a variant without an inventory item gets one, with tracked quantity', async () => {
    await shop.database.run(sql`
      update variants set has_item = false, track_quantity = false, in_stock = false, quantity = 0
      where site_id = ${shop.siteId} and product_id = ${jug}`)
    expect((await adjust(ofJug({ action: 'ADD', quantity: 2 })))[0]).toMatchObject({ success: true, quantity: 2 })
    const { items } = await owner().queryStock({ query: { filter: { productId: jug } } })
    expect(items[0]).toMatchObject({ hasItem: true, trackQuantity: true, quantity: 2, inStock: true })
  })

  test('a repeated call adds once', async () => {
    const idempotencyKey = randomUUID()
    const add = () => owner().adjustStock({ adjustments: [ofJug({ action: 'ADD', quantity: 5 })], reason: 'RECEIVED' }, { idempotencyKey })
    expect(await Promise.all([add(), add()])).toEqual(Array(2).fill({ results: [expect.objectContaining({ quantity: 15 })] }))
    expect((await storedStock(shop, jug)).quantity).toBe(15)
  })
})

describe('200: at another location', () => {
  let locationId: string
  beforeAll(async () => {
    locationId = (await shop.as(shop.owner()).locations.createLocation({ location: { name: 'Warehouse' } })).location.id!
  })
  beforeEach(() => shop.database.run(sql`delete from stock_levels where site_id = ${shop.siteId}`))
  const adjustThere = async (...adjustments: Adjustment[]) =>
    (await owner().adjustStock({ locationId, adjustments, reason: 'RECEIVED', note: 'By ship' })).results

  test('a variant gets an item with tracked quantity, and its stock elsewhere remains', async () => {
    expect((await adjustThere(ofJug({ action: 'ADD', quantity: 3 })))[0]).toMatchObject({ success: true, quantity: 3 })
    expect((await adjustThere(ofJug({ action: 'REMOVE', quantity: 1 })))[0]).toMatchObject({ success: true, quantity: 2 })
    expect((await storedStock(shop, jug)).quantity).toBe(10)
    const { movements } = await owner().queryStockMovements({ query: { filter: { productId: jug } } })
    expect(movements.map(({ delta, quantity, note, locationId: at }) => [delta, quantity, note, at])).toEqual([
      [-1, 2, 'By ship', locationId],
      [3, 3, 'By ship', locationId],
    ])
  })

  test('without stock nothing can be removed, and no item is created', async () => {
    expect((await adjustThere(ofJug({ action: 'REMOVE', quantity: 1 })))[0]).toMatchObject({
      success: false,
      quantity: 0,
      error: { code: 'INSUFFICIENT_INVENTORY' },
    })
    expect((await owner().queryStock({ locationId, query: { filter: { hasItem: true } } })).items).toEqual([])
  })

  test('a count doesn’t overwrite another one', async () => {
    const count = (quantity: number) => ofJug({ action: 'SET', quantity, expectedQuantity: 0 })
    expect((await adjustThere(count(5)))[0]).toMatchObject({ success: true, quantity: 5 })
    expect((await adjustThere(count(7)))[0]).toMatchObject({ success: false, quantity: 5, error: { code: 'QUANTITY_CHANGED' } })
  })
})

test('404: a location that doesn’t exist', async () => {
  const call = owner().adjustStock({ locationId: randomUUID(), adjustments: [ofJug({ action: 'ADD', quantity: 1 })], reason: 'OTHER' })
  expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'LOCATION_NOT_FOUND' })
})

test('400: a variant twice, no reason, a number out of bounds', async () => {
  const one = ofJug({ action: 'ADD', quantity: 1 })
  const call = (adjustments: Adjustment[]) => refusalOf(owner().adjustStock({ adjustments, reason: 'OTHER' }))
  expect(brokenRules(await call([one, one]))).toEqual(['adjustments[1].variantId VALIDATION'])
  expect(brokenRules(await call([{ ...one, quantity: 100_000 }]))).toEqual(['adjustments[0].quantity MAX'])
  expect(brokenRules(await call([]))).toEqual(['adjustments MIN_SIZE'])
})

test('403: shoppers', async () => {
  const call = shop.as(shop.visitor()).stock.adjustStock({ adjustments: [ofJug({ action: 'ADD', quantity: 1 })], reason: 'OTHER' })
  expect(await refusalOf(call)).toMatchObject({ status: 403 })
})
