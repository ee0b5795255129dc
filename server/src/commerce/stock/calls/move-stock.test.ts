import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { bowl, jug } from '../../../../../tests/support/goods.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { resetStock, storedMovements, storedStock } from '../../../../../tests/support/stocked.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { sql } from '../../../database/sql.ts'
import { defaultVariantId } from '../../catalogue/public.ts'

let shop: TestShop
let warehouse: string
beforeAll(async () => {
  shop = await makeTestShop()
  warehouse = (await shop.as(shop.owner()).locations.createLocation({ location: { name: 'Warehouse' } })).location.id!
})
beforeEach(async () => {
  await resetStock(shop, jug, 10)
  await shop.database.run(sql`delete from stock_levels where site_id = ${shop.siteId}`)
})

const owner = () => shop.as(shop.owner())
const variant = { productId: jug, variantId: defaultVariantId }
const there = { ...variant, fromLocationId: defaultLocationId, toLocationId: '' }
const move = (changes: object = {}, options?: { idempotencyKey: string }) =>
  owner().stock.moveStock({ ...there, toLocationId: warehouse, quantity: 4, ...changes }, options)
const back = (quantity: number) => move({ fromLocationId: warehouse, toLocationId: defaultLocationId, quantity })
const atWarehouse = async () => (await owner().stock.queryStock({ locationId: warehouse, query: { filter: { productId: jug } } })).items[0]!

describe('200', () => {
  test('units leave one location and arrive at the other, which gets an item', async () => {
    expect(await move()).toEqual({ from: { locationId: defaultLocationId, quantity: 6 }, to: { locationId: warehouse, quantity: 4 } })
    expect((await storedStock(shop, jug)).quantity).toBe(6)
    expect(await atWarehouse()).toMatchObject({ hasItem: true, trackQuantity: true, quantity: 4, inStock: true })
    expect(await back(1)).toEqual({ from: { locationId: warehouse, quantity: 3 }, to: { locationId: defaultLocationId, quantity: 7 } })
  })

  test('both changes are in the history, with reason, note and location', async () => {
    await move({ note: 'For Saturday' })
    const { movements } = await owner().stock.queryStockMovements({ query: { filter: { productId: jug } } })
    expect(movements.map(({ delta, quantity, reason, note, locationId }) => [delta, quantity, reason, note, locationId])).toEqual([
      [4, 4, 'MOVED', 'For Saturday', warehouse],
      [-4, 6, 'MOVED', 'For Saturday', defaultLocationId],
    ])
    const { movements: ofOne } = await owner().stock.queryStockMovements({
      query: { filter: { productId: jug, locationId: warehouse } },
    })
    expect(ofOne).toHaveLength(1)
  })

  test('both catalogues have its events: V1 those of the default location only', async () => {
    const before = (await storedEvents(shop)).length
    await move()
    const events = (await storedEvents(shop)).length - before
    expect(events).toBe(4)
    expect((await storedEvents(shop, `${jug}-${defaultVariantId}`)).at(-1)).toMatchObject({
      slug: 'inventory_variants_changed',
      entity: { reason: 'MOVED', variants: [{ oldValue: { quantity: 10 }, newValue: { quantity: 6 } }] },
    })
    const { inventoryItems } = await owner().inventoryV3.queryInventoryItems({ query: { filter: { locationId: warehouse } } })
    expect((await storedEvents(shop, inventoryItems[0]!.id!)).map(({ slug }) => slug)).toEqual(['created'])
    expect((await storedEvents(shop, jug)).slice(-2).map(({ slug }) => slug)).toEqual(['updated', 'updated_with_reason'])
  })

  test('what was preordered is served where units arrive', async () => {
    await move({ quantity: 6 })
    await shop.database.run(sql`
      update variants set quantity = 0, preordered = 2 where site_id = ${shop.siteId} and product_id = ${jug}`)
    expect((await back(5)).to.quantity).toBe(3)
    expect(await storedStock(shop, jug)).toEqual({ quantity: 3, reserved: 0, preordered: 0 })
  })

  test('a repeated call moves once', async () => {
    const idempotencyKey = randomUUID()
    const answers = await Promise.all([move({}, { idempotencyKey }), move({}, { idempotencyKey })])
    expect(answers[0]).toEqual(answers[1])
    expect((await atWarehouse()).quantity).toBe(4)
  })
})

test('400: the same location, no units', async () => {
  expect(brokenRules(await refusalOf(move({ toLocationId: defaultLocationId })))).toEqual(['toLocationId VALIDATION'])
  expect(brokenRules(await refusalOf(move({ quantity: 0 })))).toEqual(['quantity MIN'])
})

test('403: shoppers', async () => {
  const call = shop.as(shop.visitor()).stock.moveStock({ ...there, toLocationId: warehouse, quantity: 1 })
  expect(await refusalOf(call)).toMatchObject({ status: 403 })
})

test.each([
  [{ toLocationId: randomUUID() }, 'LOCATION_NOT_FOUND'],
  [{ fromLocationId: randomUUID() }, 'LOCATION_NOT_FOUND'],
  [{ productId: randomUUID() }, 'INVENTORY_ITEM_NOT_FOUND'],
  [{ variantId: randomUUID() }, 'INVENTORY_VARIANT_NOT_FOUND'],
])('404: %j is %s', async (changes, code) => {
  expect(await refusalOf(move(changes))).toMatchObject({ status: 404, code })
})

describe('428', () => {
  test('more than there is, and what payments have reserved', async () => {
    await shop.database.run(sql`update variants set reserved = 7 where site_id = ${shop.siteId} and product_id = ${jug}`)
    expect(await refusalOf(move())).toMatchObject({ status: 428, code: 'INSUFFICIENT_INVENTORY', data: { available: 3 } })
    expect(await refusalOf(back(1))).toMatchObject({ code: 'INSUFFICIENT_INVENTORY', data: { available: 0 } })
    expect(await storedMovements(shop, jug)).toEqual([])
  })

  test('a quantity that isn’t tracked', async () => {
    expect(await refusalOf(move({ productId: bowl }))).toMatchObject({ status: 428, code: 'QUANTITY_NOT_TRACKED' })
  })

  test('too many where they arrive', async () => {
    await owner().stock.adjustStock({
      locationId: warehouse,
      adjustments: [{ ...variant, action: 'SET', quantity: 99_998 }],
      reason: 'COUNTED',
    })
    expect(await refusalOf(move())).toMatchObject({ status: 428, code: 'QUANTITY_TOO_HIGH', data: { available: 99_998 } })
    expect((await storedStock(shop, jug)).quantity).toBe(10)
  })
})
