import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import {
  createItem,
  createLocation,
  createSizesWithoutItems,
  createWithoutItem,
  eventsOfItem,
  type ItemInput,
  movementsOf,
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

type NewItem = Parameters<Client['inventoryV3']['createInventoryItem']>[0]['inventoryItem']
const create = async (inventoryItem: NewItem, as = olga) => (await as.inventoryV3.createInventoryItem({ inventoryItem })).inventoryItem

describe('200', () => {
  test('the item of the only variant of a product, at the default location', async () => {
    const at = await createWithoutItem(olga)
    const item = await create({ ...at, quantity: 12 })
    expect(item).toEqual({
      id: at.productId,
      revision: expect.any(String),
      createdDate: expect.any(String),
      updatedDate: item.createdDate,
      ...at,
      locationId: defaultLocationId,
      quantity: 12,
      trackQuantity: true,
      availabilityStatus: 'IN_STOCK',
      preorderInfo: { enabled: false, message: null, limit: null, counter: 0 },
      product: { name: 'Cup', directCategoryIds: [expect.any(String)], variantVisible: true },
    })
    expect(await readItem(olga, item.id!)).toEqual(item)
  })

  test('by the ID that the first catalogue has for an only variant', async () => {
    const { productId } = await createWithoutItem(olga)
    const item = await create({ productId, variantId: '00000000-0000-0000-0000-000000000000', quantity: 1 })
    expect([item.id, item.variantId]).toEqual([productId, productId])
  })

  test('the item of a variant with choices, with its name', async () => {
    const { small } = await createSizesWithoutItems(olga)
    expect(await create({ ...small, inStock: true })).toMatchObject({
      id: small.variantId,
      inStock: true,
      trackQuantity: false,
      availabilityStatus: 'IN_STOCK',
      product: { name: 'Cup', variantName: 'S' },
    })
  })

  test.each<[string, ItemInput, Partial<NewItem>]>([
    ['nothing', {}, { inStock: false, trackQuantity: false, availabilityStatus: 'OUT_OF_STOCK' }],
    ['none in stock', { quantity: 0 }, { quantity: 0, trackQuantity: true, availabilityStatus: 'OUT_OF_STOCK' }],
    ['out of stock', { inStock: false }, { inStock: false, trackQuantity: false, availabilityStatus: 'OUT_OF_STOCK' }],
    [
      'preorders with a limit',
      { quantity: 0, preorderInfo: { enabled: true, message: 'In May', limit: 5 } },
      { availabilityStatus: 'PREORDER', preorderInfo: { enabled: true, message: 'In May', limit: 5, counter: 0, quantity: 5 } },
    ],
    [
      'preorders without one',
      { inStock: false, preorderInfo: { enabled: true, message: null } },
      { availabilityStatus: 'PREORDER', preorderInfo: { enabled: true, message: null, limit: null, counter: 0 } },
    ],
    [
      'settings of preorders that aren’t accepted',
      { quantity: 0, preorderInfo: { enabled: false, message: 'In May', limit: 5 } },
      { availabilityStatus: 'OUT_OF_STOCK', preorderInfo: { enabled: false, message: 'In May', limit: 5, counter: 0 } },
    ],
    [
      'fields of apps',
      { quantity: 1, extendedFields: { namespaces: { '@acme/bins': { bin: 'A7' } } } },
      { extendedFields: { namespaces: { '@acme/bins': { bin: 'A7' } } } },
    ],
    [
      'what is read only',
      { quantity: 1, id: randomUUID(), revision: '9', availabilityStatus: 'PREORDER' },
      { availabilityStatus: 'IN_STOCK' },
    ],
  ])('with %s', async (_, input, expected) => {
    const { productId, ...item } = await createItem(olga, input)
    expect(item).toMatchObject({ ...expected, id: productId })
  })

  test('another item of the variant at another location, with an ID of its own', async () => {
    const at = await createWithoutItem(olga)
    const locationId = await createLocation(olga)
    const [there, here] = [await create({ ...at, locationId, quantity: 3 }), await create({ ...at, quantity: 4 })]
    expect(there).toMatchObject({ ...at, locationId, quantity: 3, revision: '1' })
    expect(there.id).not.toBe(here.id)
    expect([(await readItem(olga, there.id!)).quantity, (await readItem(olga, here.id!)).quantity]).toEqual([3, 4])
  })

  test('the shop sells the item at the default location only', async () => {
    const at = await createWithoutItem(olga)
    const statusOf = async () => (await olga.productsV3.getProduct({ productId: at.productId })).product.inventory.availabilityStatus
    await create({ ...at, locationId: await createLocation(olga), quantity: 3 })
    expect(await statusOf()).toBe('OUT_OF_STOCK')
    await create({ ...at, quantity: 4 })
    expect(await statusOf()).toBe('IN_STOCK')
  })

  test('preorders as its product, if it is in the first catalogue and the item has no settings', async () => {
    const { id: productId } = await createProduct(olga)
    const preorderInfo = { enabled: true, message: 'In June', limit: 8 }
    await olga.stock.updateInventoryVariants({ inventoryItem: { productId, trackQuantity: true, preorderInfo } })
    const locationId = await createLocation(olga)
    const item = await create({ productId, variantId: productId, locationId, quantity: 0 })
    expect(item).toMatchObject({ availabilityStatus: 'PREORDER', preorderInfo: { ...preorderInfo, quantity: 8 } })
  })

  test('with a movement and events of both catalogues', async () => {
    const { id, productId } = await createItem(olga, { quantity: 6 })
    expect(await movementsOf(olga, productId)).toMatchObject([{ locationId: defaultLocationId, delta: 6, quantity: 6, reason: 'API' }])
    const events = await eventsOfItem(site, id)
    expect(events.map(({ slug }) => slug)).toEqual(['created'])
    expect(events[0]!.entity).toMatchObject({ id, quantity: 6 })
  })

  test('again after it was deleted', async () => {
    const { id, productId, variantId } = await createItem(olga, { quantity: 6, preorderInfo: { enabled: true, limit: 2 } })
    await olga.inventoryV3.deleteInventoryItem({ inventoryItemId: id })
    const item = await create({ productId, variantId: variantId!, quantity: 2 })
    expect(item).toMatchObject({ id, quantity: 2, preorderInfo: { enabled: false, limit: null } })
  })
})

describe('refused', () => {
  test('400: a quantity and whether it is in stock', async () => {
    const refusal = await refusalOf(createItem(olga, { quantity: 1, inStock: true }))
    expect(brokenRules(refusal)).toEqual(['inventoryItem ONE_OF_ALIGNMENT'])
  })

  test('400: a negative quantity, and a limit of preorders without a quantity', async () => {
    const rules = async (input: ItemInput) => {
      const { violations } = await refusalOf(createItem(olga, input))
      return violations.map(({ field, ruleName }) => `${field} ${ruleName}`)
    }
    expect(await rules({ quantity: -1 })).toEqual(['inventoryItem.quantity REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE'])
    const untracked = ['inventoryItem.preorderInfo.limit PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY']
    expect(await rules({ inStock: false, preorderInfo: { enabled: true, limit: 5 } })).toEqual(untracked)
    expect(await rules({ preorderInfo: { limit: 5 } })).toEqual(untracked)
  })

  test('400: fields out of bounds, each by its name', async () => {
    const refusal = await refusalOf(
      createItem(olga, { quantity: 100_000, preorderInfo: { limit: 100_001, message: '' }, locationId: 'here' }),
    )
    expect(brokenRules(refusal)).toEqual([
      'inventoryItem.locationId FORMAT',
      'inventoryItem.preorderInfo.limit MAX',
      'inventoryItem.preorderInfo.message MIN_LENGTH',
      'inventoryItem.quantity MAX',
    ])
  })

  test('428: preorders of a digital product', async () => {
    const { id: productId } = await createProduct(olga, { productType: 'digital' })
    const locationId = await createLocation(olga)
    const item = { productId, variantId: productId, locationId, quantity: 0 }
    expect(await refusalOf(create({ ...item, preorderInfo: { enabled: true } }))).toMatchObject({
      status: 428,
      code: 'PRE_ORDER_VALIDATION',
    })
    expect((await create({ ...item, preorderInfo: { enabled: false } })).preorderInfo!.enabled).toBe(false)
  })

  test('404: a variant that the product doesn’t have; another site’s is the same', async () => {
    const [one, other] = [await createWithoutItem(olga), await createWithoutItem(olga)]
    const neighbour = await site.neighbour()
    const theirs = await createWithoutItem(neighbour.as(neighbour.owner()))
    const missing = randomUUID()
    const places = [
      { ...one, variantId: missing },
      { ...one, variantId: other.variantId },
      theirs,
      { productId: missing, variantId: missing },
    ]
    for (const place of places)
      expect(await refusalOf(create({ ...place, quantity: 1 }))).toMatchObject({ status: 404, code: 'VARIANT_NOT_FOUND' })
  })

  test('404: a missing location', async () => {
    const neighbour = await site.neighbour()
    for (const locationId of [randomUUID(), await createLocation(neighbour.as(neighbour.owner()))])
      expect(await refusalOf(createItem(olga, { locationId }))).toMatchObject({ status: 404, code: 'LOCATION_NOT_FOUND' })
  })

  test('409: a second item at the location', async () => {
    const { productId } = await createItem(olga)
    const at = { productId, variantId: productId }
    expect(await refusalOf(create(at))).toMatchObject({ status: 409, code: 'ITEM_ALREADY_EXISTS' })
    const locationId = await createLocation(olga)
    await create({ ...at, locationId })
    expect(await refusalOf(create({ ...at, locationId }))).toMatchObject({ status: 409, code: 'ITEM_ALREADY_EXISTS' })
  })

  test('403: visitors', async () => {
    const at = await createWithoutItem(olga)
    expect(await refusalOf(create(at, site.as(site.visitor())))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
