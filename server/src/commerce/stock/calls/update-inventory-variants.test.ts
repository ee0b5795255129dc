import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bowl, jug, shirt } from '../../../../../tests/support/goods.ts'
import { eventsOf } from '../../../../../tests/support/products.ts'
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
type Item = Parameters<ReturnType<typeof owner>['updateInventoryVariants']>[0]['inventoryItem']
const update = (item: Partial<Item>) => owner().updateInventoryVariants({ inventoryItem: { productId: jug, ...item } })
const read = async (inventoryId = jug) => (await owner().getInventoryVariants({ inventoryId })).inventoryItem

describe('200', () => {
  test('sets the quantity of the variants that are sent', async () => {
    await update({ productId: shirt.id, trackQuantity: true, variants: [{ variantId: shirt.medium, quantity: 4 }] })
    expect((await read(shirt.id)).variants).toEqual([
      { variantId: shirt.small, inStock: true, quantity: 7, availableForPreorder: false },
      { variantId: shirt.medium, inStock: true, quantity: 4, availableForPreorder: false },
    ])
  })

  test('of a quantity that payments have reserved, the reserved units remain besides it', async () => {
    await shop.database.run(sql`update variants set reserved = 4 where site_id = ${shop.siteId} and product_id = ${jug}`)
    const { variants } = await read()
    expect(variants[0]).toMatchObject({ quantity: 6 })
    await update({ trackQuantity: true, variants })
    expect(await storedStock(shop, jug)).toEqual({ quantity: 10, reserved: 4, preordered: 0 })
    await update({ trackQuantity: true, variants: [{ quantity: 0 }] })
    expect(await storedStock(shop, jug)).toEqual({ quantity: 4, reserved: 4, preordered: 0 })
    expect(await storedMovements(shop, jug)).toEqual([{ delta: -6, quantity: 0, reason: 'API', orderId: null }])
  })

  test('without trackQuantity, stock is no longer tracked, for all variants', async () => {
    await update({ variants: [{ inStock: false }] })
    expect(await read()).toMatchObject({ trackQuantity: false, variants: [{ variantId: defaultVariantId, inStock: false }] })
    expect((await read()).variants[0]).not.toHaveProperty('quantity')
    await update({ trackQuantity: null, variants: [{ inStock: true }] })
    expect((await read()).variants[0]).toMatchObject({ inStock: true })
    await update({ trackQuantity: true })
    expect((await read()).variants[0]).toMatchObject({ quantity: 10 })
  })

  test('accepts preorders, and changes what is sent of their settings', async () => {
    await update({ trackQuantity: true, preorderInfo: { enabled: true, message: 'In May', limit: 20 } })
    expect(await read()).toMatchObject({
      preorderInfo: { enabled: true, message: 'In May', limit: 20 },
      variants: [{ availableForPreorder: false }],
    })
    await update({ trackQuantity: true, variants: [{ quantity: 0 }], preorderInfo: { limit: null } })
    expect(await read()).toMatchObject({
      preorderInfo: { enabled: true, message: 'In May', limit: null },
      variants: [{ inStock: false, quantity: 0, availableForPreorder: true }],
    })
    await update({ trackQuantity: true, preorderInfo: { enabled: false } })
    expect(await read()).toMatchObject({ preorderInfo: { enabled: false, message: 'In May' }, variants: [{ availableForPreorder: false }] })
  })

  test('a new quantity serves what is owed', async () => {
    await shop.database.run(sql`update variants set quantity = 0, preordered = 4 where site_id = ${shop.siteId} and product_id = ${jug}`)
    expect((await read()).variants[0]).toMatchObject({ quantity: -4, inStock: false })
    await update({ trackQuantity: true, variants: [{ quantity: 3 }] })
    expect(await storedStock(shop, jug)).toEqual({ quantity: 3, reserved: 0, preordered: 0 })
    expect(await storedMovements(shop, jug)).toEqual([{ delta: 7, quantity: 3, reason: 'API', orderId: null }])
  })

  test('stock that is tracked again serves what was owed meanwhile', async () => {
    await update({ variants: [{ inStock: false }], preorderInfo: { enabled: true } })
    await owner().decrementInventory({ decrementData: [{ productId: jug, decrementBy: 3, preorderRequest: true }] })
    await update({ trackQuantity: true, preorderInfo: { enabled: false } })
    expect(await storedStock(shop, jug)).toEqual({ quantity: 7, reserved: 0, preordered: 0 })
    expect(await storedMovements(shop, jug)).toEqual([{ delta: -3, quantity: 7, reason: 'API', orderId: null }])
  })

  test('records changes of the item, and of the variants; the same again is none', async () => {
    const changes = async () => [...(await eventsOf(shop, jug)), ...(await eventsOf(shop, `${jug}-${defaultVariantId}`))].length
    const item = { trackQuantity: true, variants: [{ quantity: 2 }], preorderInfo: { enabled: true, message: 'Soon', limit: 3 } }
    const before = await changes()
    await update(item)
    expect((await changes()) - before).toBe(2)
    await update(item)
    expect((await changes()) - before).toBe(2)
    const event = await shop.database.one<{ entity: unknown; changedFields: string[] }>(sql`
      select entity, changed_fields as "changedFields" from events
      where site_id = ${shop.siteId} and entity_id = ${jug} and slug = 'inventory_item_changed' order by entity_sequence desc limit 1`)
    expect(event).toEqual({
      entity: { inventoryItemId: jug, productId: jug, trackInventory: true, preorderInfo: { enabled: true, message: 'Soon', limit: 3 } },
      changedFields: ['preorderInfo'],
    })
  })
})

test('400: fields with their bounds', async () => {
  const call = update({ trackQuantity: true, variants: [{ quantity: -1 }], preorderInfo: { message: '', limit: 100_001 } })
  expect(brokenRules(await refusalOf(call))).toEqual([
    'inventoryItem.preorderInfo.limit MAX',
    'inventoryItem.preorderInfo.message MIN_LENGTH',
    'inventoryItem.variants[0].quantity MIN',
  ])
})

test('404: an unknown product or variant, and an ID of another item', async () => {
  expect((await refusalOf(update({ productId: randomUUID() }))).code).toBe('INVENTORY_ITEM_NOT_FOUND')
  expect((await refusalOf(update({ id: bowl }))).code).toBe('INVENTORY_ITEM_NOT_FOUND')
  const variantId = randomUUID()
  expect(await refusalOf(update({ trackQuantity: true, variants: [{ variantId, quantity: 1 }] }))).toMatchObject({
    status: 404,
    code: 'INVENTORY_VARIANT_NOT_FOUND',
    data: { productId: jug, variantId },
  })
})
