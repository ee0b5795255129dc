import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import {
  addItem,
  createItem,
  createLocation,
  createWithoutItem,
  eventsOfItem,
  type ItemInput,
  movementsOf,
  readItem,
} from '../../../../../tests/support/inventory-v3.ts'
import { createSizedV3 } from '../../../../../tests/support/products-v3.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { setReserved } from '../../../../../tests/support/stocked.ts'
import { untilAnotherWaits } from '../../../../../tests/support/waiting.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

type Request = Parameters<Client['inventoryV3']['updateInventoryItem']>[0]
const update = async (inventoryItem: Request['inventoryItem'], reason?: Request['reason'], as = olga) =>
  (await as.inventoryV3.updateInventoryItem({ inventoryItem, ...(reason && { reason }) })).inventoryItem

/** A new item after an update. */
async function updated(before: ItemInput, changes: ItemInput) {
  const { id, revision } = await createItem(olga, before)
  return update({ id, revision, ...changes })
}

const settings = { enabled: true, message: 'In May', limit: 5 }

describe('200', () => {
  test.each<[string, ItemInput, ItemInput, Awaited<ReturnType<typeof updated>> | object]>([
    ['quantity', { quantity: 1 }, { quantity: 7 }, { quantity: 7, trackQuantity: true, availabilityStatus: 'IN_STOCK' }],
    ['quantity to 0', { quantity: 1 }, { quantity: 0 }, { quantity: 0, availabilityStatus: 'OUT_OF_STOCK' }],
    ['quantity of an item that wasn’t tracked', { inStock: true }, { quantity: 7 }, { quantity: 7, trackQuantity: true }],
    [
      'whether a tracked item is in stock',
      { quantity: 1 },
      { inStock: false },
      { inStock: false, trackQuantity: false, availabilityStatus: 'OUT_OF_STOCK' },
    ],
    [
      'settings of preorders',
      { quantity: 0 },
      { preorderInfo: settings },
      { availabilityStatus: 'PREORDER', preorderInfo: { ...settings, counter: 0, quantity: 5 } },
    ],
    [
      'one of these settings',
      { quantity: 0, preorderInfo: settings },
      { preorderInfo: { message: 'In June' } },
      { preorderInfo: { ...settings, message: 'In June' } },
    ],
    [
      'these settings to null',
      { quantity: 0, preorderInfo: settings },
      { preorderInfo: { enabled: null, message: null, limit: null } },
      { availabilityStatus: 'OUT_OF_STOCK', preorderInfo: { enabled: false, message: null, limit: null, counter: 0 } },
    ],
    [
      'fields of an app, beside those of others',
      { quantity: 1, extendedFields: { namespaces: { '@acme/bins': { bin: 'A7' }, '@acme/scan': { at: 1 } } } },
      { extendedFields: { namespaces: { '@acme/scan': {}, '@acme/new': { is: true } } } },
      { extendedFields: { namespaces: { '@acme/bins': { bin: 'A7' }, '@acme/new': { is: true } } } },
    ],
    ['nothing', { quantity: 1 }, {}, { quantity: 1, revision: expect.any(String) }],
  ])('changes %s', async (_, before, changes, expected) => {
    expect(await updated(before, changes)).toMatchObject(expected)
  })

  test('the revision and the date go on, and the other fields stay', async () => {
    const item = await createItem(olga, { quantity: 2, preorderInfo: settings, extendedFields: { namespaces: { a: { b: 1 } } } })
    site.clock.now = new Date(Date.now() + 60_000)
    const { id, revision } = item
    const after = await update({ id, revision, quantity: 3 })
    site.clock.now = undefined
    expect(after).toEqual({ ...item, quantity: 3, revision: String(Number(revision) + 1), updatedDate: expect.any(String) })
    expect(after.updatedDate! > item.updatedDate!).toBe(true)
    expect(await readItem(olga, id)).toEqual(after)
  })

  test('variant, product and location stay, also if others are sent', async () => {
    const { id, revision, variantId, productId, locationId } = await createItem(olga)
    const other = await createWithoutItem(olga)
    expect(await update({ id, revision, ...other, locationId: await createLocation(olga), quantity: 1 })).toMatchObject({
      variantId,
      productId,
      locationId,
      quantity: 1,
    })
  })

  test('an item at another location, and the one at the default location stays', async () => {
    const here = await createItem(olga, { quantity: 4 })
    const locationId = await createLocation(olga)
    const there = await addItem(olga, here, { locationId, quantity: 1 })
    const after = await update({ id: there.id, revision: there.revision, quantity: 9, preorderInfo: settings })
    expect(after).toMatchObject({ locationId, quantity: 9, preorderInfo: settings, revision: '2' })
    expect(await readItem(olga, here.id)).toMatchObject({ quantity: 4, preorderInfo: { enabled: false } })
    expect((await movementsOf(olga, here.productId))[0]).toMatchObject({ locationId, delta: 8, quantity: 9 })
  })

  test('what the product has in the first catalogue, until the item has settings of its own', async () => {
    const { id } = await createProduct(olga)
    const ofProduct = { enabled: true, message: 'In June', limit: 8 }
    await olga.stock.updateInventoryVariants({ inventoryItem: { productId: id, trackQuantity: true, preorderInfo: ofProduct } })
    const before = await readItem(olga, id)
    expect(before.preorderInfo).toMatchObject(ofProduct)
    const after = await update({ id, revision: before.revision!, preorderInfo: { limit: 3 } })
    expect(after.preorderInfo).toMatchObject({ ...ofProduct, limit: 3 })
    await olga.stock.updateInventoryVariants({ inventoryItem: { productId: id, trackQuantity: true, preorderInfo: ofProduct } })
    expect((await readItem(olga, id)).preorderInfo).toMatchObject(ofProduct)
  })

  test.each([
    ['ORDER', 'SOLD_ELSEWHERE'],
    ['MANUAL', 'OTHER'],
    ['REVERT_INVENTORY_CHANGE', 'REVERTED'],
  ] as const)('the history and an event have the reason %s', async (reason, inHistory) => {
    const { id, revision, productId } = await createItem(olga, { quantity: 1 })
    const item = await update({ id, revision, quantity: 0 }, reason)
    expect((await movementsOf(olga, productId))[0]).toMatchObject({ delta: -1, quantity: 0, reason: inHistory })
    const { product: _, ...entity } = item
    const [created, ...events] = await eventsOfItem(site, id)
    expect(created!.slug).toBe('created')
    expect(events).toEqual([
      { slug: 'updated', entity },
      { slug: 'stock_status_updated', entity: { inStock: false } },
      { slug: 'updated_with_reason', entity: { currentEntity: entity, reason } },
    ])
  })

  test('without a reason, the history says that it was a call', async () => {
    const { id, revision, productId } = await createItem(olga, { quantity: 1 })
    await update({ id, revision, quantity: 2 })
    expect((await movementsOf(olga, productId))[0]).toMatchObject({ delta: 1, reason: 'API' })
    expect((await eventsOfItem(site, id)).map(({ slug }) => slug)).toEqual(['created', 'updated'])
  })

  test('no event and no revision, if it stays as it is', async () => {
    const { id, revision } = await createItem(olga, { quantity: 1, preorderInfo: settings })
    expect((await update({ id, revision, quantity: 1, preorderInfo: settings }, 'MANUAL')).revision).toBe(revision)
    expect((await eventsOfItem(site, id)).map(({ slug }) => slug)).toEqual(['created'])
  })

  test('a negative quantity, as long as it doesn’t get lower', async () => {
    const { id } = await createItem(olga, { quantity: 0 })
    await olga.inventoryV3.bulkDecrementInventoryItems({
      decrementData: [{ inventoryItemId: id, decrementBy: 5 }],
      restrictInventory: false,
    })
    const { revision } = await readItem(olga, id)
    const refusal = await refusalOf(update({ id, revision: revision!, quantity: -6 }))
    expect(refusal).toMatchObject({
      status: 428,
      code: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
      data: { quantity: -5 },
    })
    const same = await update({ id, revision: revision!, quantity: -5 })
    expect(await update({ id, revision: same.revision!, quantity: -3 })).toMatchObject({ quantity: -3, availabilityStatus: 'OUT_OF_STOCK' })
  })

  test.each<[string, (item: Awaited<ReturnType<typeof createItem>>) => Promise<object>]>([
    ['is changed', ({ id, revision }) => update({ id, revision, extendedFields: { namespaces: { a: { b: 1 } } } })],
    ['gets an item at another location', async (item) => addItem(olga, item, { locationId: await createLocation(olga), quantity: 0 })],
  ])('a variant that %s while its product gets settings of preorders has them', async (_, change) => {
    const item = await createItem(olga, { quantity: 0 })
    const { productId } = item
    const { database, siteId } = site
    const preorder = { enabled: true, message: 'In June', limit: 8 }
    let changing: ReturnType<typeof change> | undefined
    await database.transaction(async (db) => {
      const settings = JSON.stringify({ inventory: { revision: 1, preorder } })
      await db.run(sql`update products set doc = doc || ${settings}::jsonb where site_id = ${siteId} and id = ${productId}`)
      await db.run(sql`update variants set preorder_limit = 8 where site_id = ${siteId} and product_id = ${productId}`)
      changing = change(item)
      await untilAnotherWaits(db)
    })
    expect(await changing!).toMatchObject({ availabilityStatus: 'PREORDER', preorderInfo: { ...preorder, counter: 0, quantity: 8 } })
  })

  test('a quantity leaves what payments have reserved', async () => {
    const { id } = await createItem(olga, { quantity: 5 })
    await setReserved(site, id, 2)
    const { revision } = await readItem(olga, id)
    expect(await update({ id, revision: revision!, quantity: 4 })).toMatchObject({ quantity: 4 })
    const { inventoryItem } = await olga.stock.getInventoryVariants({ inventoryId: id })
    expect(inventoryItem.variants).toMatchObject([{ quantity: 4 }])
  })
})

describe('refused', () => {
  test('409: another revision', async () => {
    const { id, revision } = await createItem(olga)
    await update({ id, revision, quantity: 1 })
    expect(await refusalOf(update({ id, revision, quantity: 2 }))).toMatchObject({ status: 409, code: 'INVALID_REVISION' })
    expect((await readItem(olga, id)).quantity).toBe(1)
  })

  test('428: a negative quantity', async () => {
    expect(await refusalOf(updated({ quantity: 1 }, { quantity: -1 }))).toMatchObject({
      status: 428,
      code: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
      data: { quantity: 1 },
    })
  })

  test('428: a limit of preorders without a quantity', async () => {
    const refused = { status: 428, code: 'PRE_ORDER_VALIDATION' }
    expect(await refusalOf(updated({ inStock: true }, { preorderInfo: { limit: 5 } }))).toMatchObject(refused)
    expect(await refusalOf(updated({ quantity: 1 }, { inStock: true, preorderInfo: { limit: 5 } }))).toMatchObject(refused)
    expect((await updated({ inStock: true }, { quantity: 0, preorderInfo: { limit: 5 } })).preorderInfo!.limit).toBe(5)
    expect((await updated({ inStock: true }, { preorderInfo: { limit: null } })).preorderInfo!.limit).toBe(null)
  })

  test('428: preorders of a digital product', async () => {
    const { id } = await createProduct(olga, { productType: 'digital' })
    const { revision } = await readItem(olga, id)
    const refused = update({ id, revision: revision!, preorderInfo: { enabled: true } })
    expect(await refusalOf(refused)).toMatchObject({ status: 428, code: 'PRE_ORDER_VALIDATION' })
  })

  test('400: fields out of bounds, and a quantity with whether it is in stock', async () => {
    const { id, revision } = await createItem(olga)
    expect(brokenRules(await refusalOf(update({ id, revision, quantity: 1, inStock: true })))).toEqual(['inventoryItem ONE_OF_ALIGNMENT'])
    const refusal = await refusalOf(update({ id, revision, quantity: -100_000, preorderInfo: { message: 'a'.repeat(251) } }))
    expect(brokenRules(refusal)).toEqual(['inventoryItem.preorderInfo.message MAX_LENGTH', 'inventoryItem.quantity MIN'])
  })

  test('404: a missing item; a variant without one and another site’s are the same', async () => {
    const neighbour = await site.neighbour()
    const theirs = await createItem(neighbour.as(neighbour.owner()))
    const { productId } = await createWithoutItem(olga)
    for (const id of [randomUUID(), theirs.id, productId])
      expect(await refusalOf(update({ id, revision: '1', quantity: 1 }))).toMatchObject({ status: 404, code: 'INVENTORY_ITEM_NOT_FOUND' })
  })

  test('404: an item of a variant that was deleted', async () => {
    const product = await createSizedV3(olga)
    const [small, medium] = product.variants.map(({ id }) => id!)
    const locationId = await createLocation(olga)
    const { id } = await addItem(olga, { productId: product.id, variantId: medium! }, { locationId, quantity: 1 })
    const variantsInfo = { variants: product.variants.filter((variant) => variant.id === small) }
    const { revision } = (await olga.productsV3.getProduct({ productId: product.id })).product
    await olga.productsV3.updateProduct({ product: { id: product.id, revision: revision!, options: product.options, variantsInfo } })
    expect(await refusalOf(readItem(olga, id))).toMatchObject({ code: 'INVENTORY_ITEM_NOT_FOUND' })
    expect(await refusalOf(update({ id, revision: '1', quantity: 2 }))).toMatchObject({
      status: 404,
      code: 'INVENTORY_ITEM_NOT_FOUND',
    })
  })

  test('403: visitors', async () => {
    const { id, revision } = await createItem(olga)
    const refused = update({ id, revision, quantity: 1 }, undefined, site.as(site.visitor()))
    expect(await refusalOf(refused)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
