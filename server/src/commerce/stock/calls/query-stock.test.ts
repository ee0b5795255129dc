import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { bowl, hidden, jug, mug, shirt, song } from '../../../../../tests/support/goods.ts'
import { planOf } from '../../../../../tests/support/plan-of.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { resetStock } from '../../../../../tests/support/stocked.ts'
import { sql } from '../../../database/sql.ts'
import { defaultVariantId } from '../../catalogue/public.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
  await resetStock(shop, jug, 2)
  await resetStock(shop, mug, 0)
  await resetStock(shop, hidden, 1)
})

const owner = () => shop.as(shop.owner()).stock
const goods = { productId: { $in: [jug, bowl, shirt.id, mug, hidden, song] } }
const names = async (filter: object, sort?: object[]) =>
  (await owner().queryStock({ query: { filter: { $and: [goods, filter] }, ...(sort && { sort: sort as never }) } })).items.map(
    ({ productName, quantity }) => `${productName} ${quantity}`,
  )

describe('200', () => {
  test('by name, also hidden and untracked ones', async () => {
    expect(await names({})).toEqual(['Bowl 0', 'Hidden 1', 'Jug 2', 'Mug 0', 'Shirt 7', 'Shirt 0', 'Song 0'])
  })

  test('a variant with its stock, threshold and preorders', async () => {
    await owner().updateLowStockThresholds({ thresholds: [{ productId: jug, variantId: defaultVariantId, threshold: 1 }] })
    await owner().updateInventoryVariants({
      inventoryItem: { productId: jug, trackQuantity: true, preorderInfo: { enabled: true, message: 'Soon', limit: 3 } },
    })
    await shop.database.run(sql`
      update variants set quantity = 4, reserved = 1, preordered = 2 where site_id = ${shop.siteId} and product_id = ${jug}`)
    expect((await owner().queryStock({ query: { filter: { productId: jug } } })).items).toEqual([
      {
        id: `${jug}-${defaultVariantId}`,
        productId: jug,
        variantId: defaultVariantId,
        productName: 'Jug',
        choices: {},
        sku: 'JUG',
        locationId: defaultLocationId,
        hasItem: true,
        visible: true,
        trackQuantity: true,
        inStock: true,
        quantity: 3,
        reserved: 1,
        preordered: 2,
        preorderInfo: { enabled: true, message: 'Soon', limit: 3 },
        lowStockThreshold: 1,
        ownThreshold: 1,
        isLow: false,
        image: expect.objectContaining({ id: 'jug.jpg' }),
      },
    ])
    await resetStock(shop, jug, 2)
    await owner().updateLowStockThresholds({ thresholds: [{ productId: jug, variantId: defaultVariantId }] })
  })

  test.each([
    [{ isLow: true }, ['Jug 2', 'Mug 0', 'Shirt 0']],
    [{ inStock: false }, ['Mug 0', 'Shirt 0']],
    [{ trackQuantity: false }, ['Bowl 0', 'Song 0']],
    [{ $or: [{ productName: { $contains: 'sh' } }, { sku: { $startsWith: 'JU' } }] }, ['Jug 2', 'Shirt 7', 'Shirt 0']],
    [{ variantId: shirt.small }, ['Shirt 7']],
    [{ quantity: { $gte: 2 } }, ['Jug 2', 'Shirt 7']],
    [{ preordered: { $gt: 0 } }, []],
  ])('%j', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected)
  })

  test('sorted by stock, those without a number first', async () => {
    const sorted = await names({}, [{ fieldName: 'quantity', order: 'ASC' }])
    expect(sorted.slice(-4)).toEqual(['Mug 0', 'Hidden 1', 'Jug 2', 'Shirt 7'])
  })

  test('page by page', async () => {
    const first = await owner().queryStock({ query: { filter: goods, cursorPaging: { limit: 4 } } })
    const next = await owner().queryStock({ query: { cursorPaging: { limit: 4, cursor: first.metadata.cursors!.next! } } })
    expect([first.metadata.total, next.items.map(({ productName }) => productName)]).toEqual([7, ['Shirt', 'Shirt', 'Song']])
  })

  test('an index serves the order by name', async () => {
    const statement = sql`
      select variants.id from variants join products on products.site_id = variants.site_id and products.id = variants.product_id
      where variants.site_id = ${shop.siteId} and products.site_id = ${shop.siteId}
      order by products.name, (variants.product_id::text || '-' || variants.id::text) limit 11`
    expect(await planOf(shop.database, statement, { without: 'sort' })).toMatch(/using products_by_(lower_)?name/)
  })
})

describe('200: at another location', () => {
  let locationId: string
  beforeAll(async () => {
    locationId = (await shop.as(shop.owner()).locations.createLocation({ location: { name: 'Warehouse' } })).location.id!
    const adjustments = [
      { productId: jug, variantId: defaultVariantId, action: 'SET' as const, quantity: 30 },
      { productId: mug, variantId: defaultVariantId, action: 'SET' as const, quantity: 1 },
    ]
    await owner().adjustStock({ locationId, adjustments, reason: 'RECEIVED' })
  })
  const there = async (filter: object, sort?: object[]) =>
    (
      await owner().queryStock({ locationId, query: { filter: { $and: [goods, filter] }, ...(sort && { sort: sort as never }) } })
    ).items.map(({ productName, quantity }) => `${productName} ${quantity}`)

  test('all variants have their stock there', async () => {
    expect(await there({})).toEqual(['Bowl 0', 'Hidden 0', 'Jug 30', 'Mug 1', 'Shirt 0', 'Shirt 0', 'Song 0'])
    expect(await names({ productId: { $in: [jug, mug] } })).toEqual(['Jug 2', 'Mug 0'])
  })

  test('it is filtered and sorted by', async () => {
    expect(await there({ hasItem: true }, [{ fieldName: 'quantity', order: 'DESC' }])).toEqual(['Jug 30', 'Mug 1'])
    expect(await there({ isLow: true })).toEqual(['Mug 1'])
    expect(await there({ hasItem: false, inStock: false })).toHaveLength(5)
  })

  test('an item says where it is, and whether it is', async () => {
    const { items } = await owner().queryStock({ locationId, query: { filter: { productId: { $in: [jug, bowl] } } } })
    expect(items.map((item) => [item.productName, item.locationId, item.hasItem, item.trackQuantity, item.inStock])).toEqual([
      ['Bowl', locationId, false, false, false],
      ['Jug', locationId, true, true, true],
    ])
  })

  test('400: a cursor of another location', async () => {
    const { metadata } = await owner().queryStock({ query: { cursorPaging: { limit: 1 } } })
    const call = owner().queryStock({ locationId, query: { cursorPaging: { cursor: metadata.cursors!.next! } } })
    expect(await refusalOf(call)).toMatchObject({ status: 400 })
  })

  test('404: a location that doesn’t exist', async () => {
    expect(await refusalOf(owner().queryStock({ locationId: randomUUID() }))).toMatchObject({ status: 404, code: 'LOCATION_NOT_FOUND' })
  })
})

test('400: a field that can’t be filtered', async () => {
  expect(brokenRules(await refusalOf(owner().queryStock({ query: { filter: { price: 1 } } })))[0]).toMatch(/^query\.filter/)
})

test('403: shoppers', async () => {
  expect(await refusalOf(shop.as(shop.visitor()).stock.queryStock({}))).toMatchObject({ status: 403 })
})
