import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import { hidden, jug, shirt, song } from '../../../../../tests/support/goods.ts'
import { createItem, createLocation } from '../../../../../tests/support/inventory-v3.ts'
import { line, makeTestShop, porto, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { sql } from '../../../database/sql.ts'
import { defaultVariantId } from '../../catalogue/public.ts'

let shop: TestShop
let olga: Client
let kiosk: string
beforeAll(async () => {
  shop = await makeTestShop()
  olga = shop.as(shop.owner())
  kiosk = await createLocation(olga)
})

/** Links the pickup location of the shop. */
const link = (locationId?: string): void =>
  shop.decide({ pickupPlaces: [{ id: 'p1', name: 'Workshop', address: porto, instructions: '', ...(locationId && { locationId }) }] })

const ask = (item?: string, options?: Record<string, unknown>, client = shop.as(shop.visitor())) =>
  client.shop.getDeliveryOptions(item ? { catalogReference: line(item, 1, options).catalogReference } : {})
const placeOf = ({ deliveryOptions }: Awaited<ReturnType<typeof ask>>) =>
  deliveryOptions.options.find(({ kind }) => kind === 'PICKUP')?.pickupPlace
const availability = async (...asked: Parameters<typeof ask>) => placeOf(await ask(...asked))?.availability

const adjust = (locationId: string, productId: string, quantity: number) =>
  olga.stock.adjustStock({
    locationId,
    adjustments: [{ productId, variantId: defaultVariantId, action: 'SET', quantity }],
    reason: 'COUNTED',
  })

describe('200: of the default location', () => {
  test('in stock, low and out of stock, by the threshold of the shop', async () => {
    link(defaultLocationId)
    const { productId } = await createItem(olga, { quantity: 6 })
    expect(await availability(productId)).toBe('IN_STOCK')
    await adjust(defaultLocationId, productId, 5)
    expect(await availability(productId)).toBe('LOW_STOCK')
    await adjust(defaultLocationId, productId, 0)
    expect(await availability(productId)).toBe('OUT_OF_STOCK')
  })

  test('by the variant’s own threshold', async () => {
    link(defaultLocationId)
    const { productId } = await createItem(olga, { quantity: 6 })
    await olga.stock.updateLowStockThresholds({ thresholds: [{ productId, variantId: defaultVariantId, threshold: 6 }] })
    expect(await availability(productId)).toBe('LOW_STOCK')
  })

  test('each variant for itself', async () => {
    link(defaultLocationId)
    expect(await availability(shirt.id, { variantId: shirt.small })).toBe('IN_STOCK')
    expect(await availability(shirt.id, { options: { Size: 'M' } })).toBe('OUT_OF_STOCK')
  })

  test('what isn’t tracked is in stock or not, as it was set', async () => {
    link(defaultLocationId)
    const [yes, no] = [await createItem(olga, { inStock: true }), await createItem(olga, { inStock: false })]
    expect([await availability(yes.productId), await availability(no.productId)]).toEqual(['IN_STOCK', 'OUT_OF_STOCK'])
  })

  test('units that payments have reserved aren’t in stock', async () => {
    link(defaultLocationId)
    const { productId } = await createItem(olga, { quantity: 1 })
    await shop.database.run(sql`update variants set reserved = 1 where site_id = ${shop.siteId} and product_id = ${productId}`)
    expect(await availability(productId)).toBe('OUT_OF_STOCK')
  })

  test('what can be preordered isn’t in stock', async () => {
    link(defaultLocationId)
    const { productId } = await createItem(olga, { quantity: 0, preorderInfo: { enabled: true, limit: 9 } })
    expect(await availability(productId)).toBe('OUT_OF_STOCK')
  })
})

describe('200: of another location', () => {
  test('its own stock, whatever there is at the default one', async () => {
    link(kiosk)
    expect(await availability(jug)).toBe('OUT_OF_STOCK')
    await adjust(kiosk, jug, 2)
    expect(await availability(jug)).toBe('LOW_STOCK')
    await adjust(kiosk, jug, 60)
    expect(await availability(jug)).toBe('IN_STOCK')
    const { productId } = await createItem(olga, { quantity: 0 })
    await olga.inventoryV3.createInventoryItem({ inventoryItem: { productId, variantId: productId, locationId: kiosk, inStock: true } })
    expect(await availability(productId)).toBe('IN_STOCK')
  })

  test('a location that was deleted is no link', async () => {
    const closed = await createLocation(olga)
    link(closed)
    expect(await availability(jug)).toBe('OUT_OF_STOCK')
    await olga.locations.deleteLocation({ id: closed })
    expect(placeOf(await ask(jug))).toEqual({ id: 'p1', name: 'Workshop', address: expect.any(Object), instructions: '', isStocked: true })
  })

  test('with one statement more than without a link', async () => {
    link()
    const without = await statementsOf(shop.database, () => ask(jug))
    link(kiosk)
    expect(await statementsOf(shop.database, () => ask(jug))).toBe(without + 1)
    expect(await statementsOf(shop.database, () => ask())).toBe(without - 1)
  })
})

test('200: none without a link, without a product, or for a digital one', async () => {
  link()
  expect(placeOf(await ask(jug))).toEqual({ id: 'p1', name: 'Workshop', address: expect.any(Object), instructions: '', isStocked: false })
  link(defaultLocationId)
  expect(await availability()).toBeUndefined()
  const songs = await shop.as(shop.visitor()).shop.getDeliveryOptions({ ...line(song), goodsValue: '9' })
  expect(placeOf(songs)).not.toHaveProperty('availability')
})

test('200: neither numbers nor the link are shown', async () => {
  link(kiosk)
  await adjust(kiosk, jug, 4)
  const answers = [await ask(jug), await shop.as(shop.visitor()).shop.getShop({})]
  expect(JSON.stringify(answers)).not.toMatch(/locationId|quantity/)
})

test('404: a hidden product, or a variant that isn’t selected', async () => {
  link(defaultLocationId)
  for (const item of [hidden, shirt.id]) expect(await refusalOf(ask(item))).toMatchObject({ code: 'ITEM_NOT_FOUND_IN_CATALOG' })
})

test('401: a caller without a token', async () => {
  link(defaultLocationId)
  expect(await refusalOf(ask(jug, {}, shop.as({ kind: 'anonymous' })))).toMatchObject({ status: 401 })
})
