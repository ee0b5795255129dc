import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bowl, jug, mug, shirt, song } from '../../../../../tests/support/goods.ts'
import { createSizedV3 } from '../../../../../tests/support/products-v3.ts'
import { type RolledBackSite, rolledBackSite } from '../../../../../tests/support/rolled-back-site.ts'
import { brokenRules, makeTestShop, refusalOf } from '../../../../../tests/support/shop.ts'
import { storedMovements } from '../../../../../tests/support/stocked.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { sql } from '../../../database/sql.ts'
import { defaultVariantId } from '../../catalogue/public.ts'

let shop: RolledBackSite
beforeAll(async () => {
  shop = await rolledBackSite(await makeTestShop())
})
afterAll(() => shop.close())

/** Each test has the shop as it was. */
let end: () => void
let rolledBack: Promise<void>
beforeEach(
  () =>
    new Promise<void>((begun) => {
      const work = new Promise<void>((resolve) => (end = resolve))
      rolledBack = shop.rollBack(() => {
        begun()
        return work
      })
    }),
)
afterEach(() => {
  end()
  return rolledBack
})

const client = () => shop.as(shop.owner())
const owner = () => client().variantRows
type Request = Parameters<ReturnType<typeof owner>['updateVariantRows']>[0]
type Row = Request['rows'][number]

const rowOf = (productId: string, variantId = defaultVariantId) => `${productId}-${variantId}`
const update = async (...rows: Row[]) => (await owner().updateVariantRows({ rows })).results
const one = async (productId: string, changes: Row['changes'], was?: Row['was']) =>
  (await update({ id: rowOf(productId), changes, ...(was && { was }) }))[0]!
const eventsOf = async (id: string) => (await storedEvents(shop, id)).map(({ slug }) => slug)
const revisionOf = async (id: string) =>
  (await shop.database.one<{ revision: number }>(sql`select revision from products where site_id = ${shop.siteId} and id = ${id}`))!
    .revision

describe('200: one row', () => {
  test('all of its own fields, and V1 has what the only variant has', async () => {
    const changes = { sku: 'J-1', barcode: '400638133', price: '44.50', salePrice: '40.00', cost: '12', weight: 0.75, visible: true }
    expect(await one(jug, changes)).toMatchObject({ id: rowOf(jug), row: { ...changes, cost: '12.00' } })
    const { product } = await client().catalogue.getProduct({ id: jug, includeMerchantSpecificData: true })
    expect(product).toMatchObject({
      sku: 'J-1',
      weight: 0.75,
      priceData: { price: 44.5, discountedPrice: 40 },
      costAndProfitData: { itemCost: 12 },
    })
  })

  test('null clears what can be absent, and so do spaces', async () => {
    await one(jug, { barcode: '1', cost: '3.00', salePrice: '30.00', lowStockThreshold: 4 })
    const cleared = { sku: null, barcode: null, cost: null, salePrice: null, weight: null, lowStockThreshold: null }
    expect((await one(jug, { ...cleared, sku: '  ' })).row).toMatchObject(cleared)
  })

  test('a number keeps its spaces inside only', async () => {
    expect((await one(jug, { sku: ' J 1 ' })).row!.sku).toBe('J 1')
  })

  test('repeating the call changes nothing, and gives the same answer', async () => {
    const change = { id: rowOf(jug), was: { price: '40.00', quantity: 10 }, changes: { price: '44.50', quantity: 12 } }
    const first = await update(change)
    const revision = await revisionOf(jug)
    expect(await update(change)).toEqual(first)
    expect(await revisionOf(jug)).toBe(revision)
    expect(await storedMovements(shop, jug)).toHaveLength(1)
  })

  test('a weight has three decimal places, also if the call is repeated', async () => {
    const change = { id: rowOf(jug), was: { weight: 0.5 }, changes: { weight: 0.7504 } }
    const first = await update(change)
    expect(first[0]).toMatchObject({ row: { weight: 0.75 } })
    expect(await update(change)).toEqual(first)
    const { product } = await client().catalogue.getProduct({ id: jug })
    expect(product!.weight).toBe(0.75)
  })

  test('the same values write nothing, however they are written', async () => {
    const revision = await revisionOf(jug)
    await one(jug, { price: '40', sku: ' JUG', quantity: 10, trackQuantity: true, inStock: true })
    await one(jug, {})
    expect(await revisionOf(jug)).toBe(revision)
    expect(await eventsOf(jug)).toEqual([])
  })
})

describe('200: prices', () => {
  const pricesOf = async (productId: string) => {
    const { rows } = await owner().queryVariantRows({ query: { filter: { productId } } })
    return rows.map(({ price, salePrice }) => [price, salePrice])
  }
  const discountOf = async (id: string) => (await client().catalogue.getProduct({ id })).product!.discount

  test('the product’s discount stays as long as its prices do', async () => {
    await one(bowl, { sku: 'B-1', price: '30.00', salePrice: '27.00' })
    expect(await discountOf(bowl)).toMatchObject({ type: 'PERCENT', value: 10 })
  })

  test('another price keeps the sale price that is shown, as one of its own', async () => {
    await one(bowl, { price: '35.00' })
    expect(await pricesOf(bowl)).toEqual([['35.00', '27.00']])
    expect(await discountOf(bowl)).toMatchObject({ type: 'AMOUNT', value: 8 })
  })

  test('other variants of a discounted product cost what they did', async () => {
    await client().catalogue.updateProduct({ product: { id: shirt.id, discount: { type: 'PERCENT', value: 10 } } } as never)
    await update({ id: rowOf(shirt.id, shirt.medium), changes: { salePrice: null } })
    expect(await pricesOf(shirt.id)).toEqual([
      ['25.00', '22.50'],
      ['26.00', null],
    ])
  })

  test.each<[string, Row['changes'], string]>([
    ['a sale price like the price', { salePrice: '40.00' }, 'salePrice'],
    ['a sale price above the new price', { price: '20.00', salePrice: '21.00' }, 'salePrice'],
    ['a price with too many decimals', { price: '20.001' }, 'price'],
    ['a cost with too many decimals', { cost: '0.001' }, 'cost'],
    ['a sale price with too many decimals', { salePrice: '1.005' }, 'salePrice'],
    ['a quantity that is too high', { quantity: 100_000 }, 'quantity'],
    ['stock by hand of what is counted', { inStock: false }, 'inStock'],
  ])('INVALID_ROW: %s', async (_, changes, field) => {
    const { error, row } = await one(jug, { sku: 'NEW', ...changes })
    expect(error).toMatchObject({ code: 'INVALID_ROW', violations: [{ field, description: expect.any(String) }] })
    expect(row).toMatchObject({ sku: 'JUG', price: '40.00' })
  })

  test('INVALID_ROW: a price below the sale price that stays', async () => {
    expect((await one(bowl, { price: '27.00' })).error).toMatchObject({ code: 'INVALID_ROW', violations: [{ field: 'price' }] })
  })

  test('INVALID_ROW: a weight of what is downloaded', async () => {
    expect((await one(song, { weight: 1 })).error).toMatchObject({ code: 'INVALID_ROW', violations: [{ field: 'weight' }] })
    expect(await one(song, { weight: null, price: '8.00' })).toMatchObject({ row: { price: '8.00', weight: null } })
  })
})

describe('200: stock', () => {
  test('a quantity, with its movement, reason and author', async () => {
    await owner().updateVariantRows({ rows: [{ id: rowOf(jug), changes: { quantity: 4 } }], reason: 'COUNTED' })
    await one(jug, { quantity: 6 })
    const { movements } = await client().stock.queryStockMovements({ query: { filter: { productId: jug } } })
    expect(movements).toMatchObject([
      { delta: 2, quantity: 6, reason: 'OTHER', identity: { identityType: 'WIX_USER' } },
      { delta: -6, quantity: 4, reason: 'COUNTED' },
    ])
  })

  test('what payments have reserved stays', async () => {
    await shop.database.run(sql`update variants set reserved = 3 where site_id = ${shop.siteId} and product_id = ${jug}`)
    expect((await one(jug, { quantity: 5 }, { quantity: 7 })).row).toMatchObject({ quantity: 5, reserved: 3 })
  })

  test('the same quantity serves no preorders, another one does', async () => {
    await shop.database.run(sql`
      update variants set quantity = 0, preordered = 2, preorder_limit = 5 where site_id = ${shop.siteId} and product_id = ${jug}`)
    expect((await one(jug, { quantity: 0, lowStockThreshold: 1 })).row).toMatchObject({ preordered: 2 })
    expect((await one(jug, { quantity: 3 })).row).toMatchObject({ quantity: 3, preordered: 0 })
  })

  test('a quantity that is sent with its tracking is what can be sold, after the preorders in between', async () => {
    await shop.database.run(sql`
      update variants set in_stock = false, quantity = 5, preordered = 2, preorder_limit = 5 where site_id = ${shop.siteId} and product_id = ${bowl}`)
    const counted = { id: rowOf(bowl), changes: { trackQuantity: true, quantity: 5 } }
    const [result] = await update(counted)
    expect(result!.row).toMatchObject({ trackQuantity: true, quantity: 5, preordered: 0 })
    expect(await update(counted)).toEqual([result])
  })

  test.each<[string, Row['changes'], object]>([
    ['counted from now on', { trackQuantity: true, quantity: 5 }, { trackQuantity: true, quantity: 5, inStock: true }],
    ['counted, with nothing there', { trackQuantity: true }, { trackQuantity: true, quantity: 0, inStock: false }],
    ['out of stock by hand', { inStock: false }, { trackQuantity: false, inStock: false }],
  ])('%s', async (_, changes, row) => expect((await one(bowl, changes)).row).toMatchObject(row))

  test('what isn’t counted any more is in stock as it was', async () => {
    expect((await one(jug, { trackQuantity: false })).row).toMatchObject({ trackQuantity: false, inStock: true })
    await update({ id: rowOf(shirt.id, shirt.medium), changes: { trackQuantity: false } })
    const { rows } = await owner().queryVariantRows({ query: { filter: { sku: 'SHIRT-M' } } })
    expect(rows).toMatchObject([{ trackQuantity: false, inStock: false }])
  })

  test('QUANTITY_NOT_TRACKED', async () => {
    expect(await one(bowl, { quantity: 5, sku: 'NEW' })).toMatchObject({ error: { code: 'QUANTITY_NOT_TRACKED' }, row: { sku: 'BOWL' } })
    expect((await one(jug, { quantity: 5, trackQuantity: false })).error).toMatchObject({ code: 'QUANTITY_NOT_TRACKED' })
  })

  test('its own threshold', async () => {
    expect((await one(jug, { lowStockThreshold: 10 })).row).toMatchObject({ lowStockThreshold: 10, isLow: true })
    expect(await eventsOf(jug)).toEqual([])
  })

  test('a variant without an item gets one with its first quantity, or by hand', async () => {
    const { id, variants } = await createSizedV3(client())
    const [small, medium] = variants.map((variant) => rowOf(id, variant.id!))
    const results = await update({ id: small!, changes: { quantity: 3 } }, { id: medium!, changes: { quantity: 0, inStock: true } })
    expect(results).toMatchObject([
      { row: { hasItem: true, trackQuantity: true, quantity: 3 } },
      { row: { hasItem: true, trackQuantity: false, inStock: true } },
    ])
  })
})

describe('200: at another location', () => {
  let locationId: string
  beforeEach(async () => {
    locationId = (await client().locations.createLocation({ location: { name: 'Warehouse' } })).location.id
  })
  const there = async (...rows: Row[]) => (await owner().updateVariantRows({ locationId, rows })).results

  test('its stock changes there, and prices everywhere', async () => {
    const [result] = await there({ id: rowOf(jug), was: { quantity: 0 }, changes: { quantity: 30, price: '41.00' } })
    expect(result!.row).toMatchObject({ quantity: 30, hasItem: true, trackQuantity: true, price: '41.00' })
    const [next] = await there({ id: rowOf(jug), was: { quantity: 30 }, changes: { quantity: 29 } })
    expect(next!.row).toMatchObject({ quantity: 29 })
    const { rows } = await owner().queryVariantRows({ query: { filter: { productId: jug } } })
    expect(rows[0]).toMatchObject({ quantity: 10, price: '41.00' })
    const { movements } = await client().stock.queryStockMovements({ query: { filter: { productId: jug } } })
    expect(movements.map(({ delta, locationId: at }) => [delta, at])).toEqual([
      [-1, locationId],
      [30, locationId],
    ])
  })

  test('404: a location that doesn’t exist', async () => {
    const call = owner().updateVariantRows({ locationId: randomUUID(), rows: [{ id: rowOf(jug), changes: { quantity: 1 } }] })
    expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'LOCATION_NOT_FOUND' })
  })
})

describe('200: many rows', () => {
  test('each by itself, in the order of the request', async () => {
    const unknown = rowOf(randomUUID())
    const results = await update(
      { id: unknown, changes: { price: '1.00' } },
      { id: rowOf(mug), changes: { price: '16.00' } },
      { id: rowOf(jug), changes: { salePrice: '99.00' } },
      { id: rowOf(bowl), was: { sku: 'OTHER' }, changes: { sku: 'NEW' } },
    )
    expect(results.map(({ id, error, row }) => [id, error?.code, row?.price])).toEqual([
      [unknown, 'VARIANT_NOT_FOUND', undefined],
      [rowOf(mug), undefined, '16.00'],
      [rowOf(jug), 'INVALID_ROW', '40.00'],
      [rowOf(bowl), 'ROW_CHANGED', '30.00'],
    ])
  })

  test('a product has one version, and one event of each kind', async () => {
    const revision = await revisionOf(shirt.id)
    await update(
      { id: rowOf(shirt.id, shirt.small), changes: { price: '27.00', quantity: 5 } },
      { id: rowOf(shirt.id, shirt.medium), changes: { price: '28.00', sku: 'M-2' } },
    )
    expect(await revisionOf(shirt.id)).toBe(Number(revision) + 1)
    expect((await eventsOf(shirt.id)).toSorted()).toEqual(['product_changed', 'updated', 'variants_changed'])
    const { versions } = await client().catalogue.queryProductVersions({ id: shirt.id })
    expect(versions[0]).toMatchObject({ changedFields: expect.arrayContaining(['variants']) })
  })

  test('barcodes change hands, but no variant gets that of another', async () => {
    await update({ id: rowOf(jug), changes: { barcode: '1' } }, { id: rowOf(bowl), changes: { barcode: '2' } })
    const swapped = await update(
      { id: rowOf(jug), changes: { barcode: '2' } },
      { id: rowOf(bowl), changes: { barcode: '1' } },
      { id: rowOf(mug), changes: { barcode: '1', price: '99.00' } },
    )
    expect(swapped.map(({ row, error }) => [row!.barcode, error?.violations?.[0]?.field])).toEqual([
      ['2', undefined],
      ['1', undefined],
      [null, 'barcode'],
    ])
    expect(swapped[2]!.row!.price).toBe('15.00')
  })

  test('a barcode that its variant keeps after all stays in use', async () => {
    await one(jug, { barcode: '1' })
    const results = await update(
      { id: rowOf(mug), changes: { barcode: '1' } },
      { id: rowOf(jug), changes: { barcode: '2', price: '0.001' } },
    )
    expect(results.map(({ error }) => error?.code)).toEqual(['INVALID_ROW', 'INVALID_ROW'])
  })
})

describe('ROW_CHANGED', () => {
  test('nothing of the row is changed, and the answer has the row as it is', async () => {
    await one(jug, { price: '41.00' })
    const result = await one(jug, { price: '42.00', sku: 'NEW' }, { price: '40.00', sku: 'JUG' })
    expect(result).toMatchObject({ error: { code: 'ROW_CHANGED', violations: [{ field: 'price' }] }, row: { price: '41.00', sku: 'JUG' } })
  })

  const others: Required<NonNullable<Row['was']>> = {
    sku: 'OTHER',
    barcode: '1',
    price: '1.00',
    salePrice: '1.00',
    cost: '1.00',
    weight: 1,
    visible: false,
    trackQuantity: true,
    inStock: false,
    quantity: 1,
    lowStockThreshold: 1,
  }
  const changed: Row['changes'] = {
    sku: 'NEW',
    barcode: '2',
    price: '31.00',
    salePrice: '2.00',
    cost: '2.00',
    weight: 2,
    visible: false,
    trackQuantity: true,
    inStock: false,
    quantity: 2,
    lowStockThreshold: 2,
  }
  test.each(Object.keys(others) as (keyof typeof others)[])('%s is compared', async (field) => {
    const was = { [field]: typeof others[field] === 'boolean' ? field === 'trackQuantity' : others[field] }
    const result = await one(bowl, { [field]: changed[field] }, was)
    expect(result.error).toMatchObject({ code: 'ROW_CHANGED', violations: [{ field, description: expect.any(String) }] })
  })

  test.each<[string, Row['was'], Row['changes']]>([
    ['a field that isn’t changed', { sku: 'OTHER' }, { price: '42.00' }],
    ['a field that has its new value', { sku: 'OTHER' }, { sku: 'JUG' }],
    ['the same amount in other digits', { price: '40.0' }, { price: '42.00' }],
  ])('not for %s', async (_, was, changes) => expect(await one(jug, changes, was)).not.toHaveProperty('error'))

  test('not for a number with spaces around it, which the catalogue V1 keeps', async () => {
    await client().catalogue.updateProduct({ product: { id: jug, sku: ' J 1 ' } })
    const { sku } = (await one(jug, {})).row!
    expect((await one(jug, { sku: 'J 2' }, { sku })).row).toMatchObject({ sku: 'J 2' })
  })

  test('a sale in between isn’t lost', async () => {
    await client().stock.decrementInventory({ decrementData: [{ productId: jug, decrementBy: 3 }] })
    const result = await one(jug, { quantity: 12 }, { quantity: 10 })
    expect(result).toMatchObject({ error: { code: 'ROW_CHANGED', violations: [{ field: 'quantity' }] }, row: { quantity: 7 } })
  })
})

describe('400', () => {
  test.each<[string, Row[], string]>([
    [
      'a row twice',
      [
        { id: rowOf(jug), changes: {} },
        { id: rowOf(jug).toUpperCase(), changes: {} },
      ],
      'rows[1].id VALIDATION',
    ],
    ['no rows', [], 'rows MIN_SIZE'],
    ['a negative quantity', [{ id: rowOf(jug), changes: { quantity: -1 } }], 'rows[0].changes.quantity MIN'],
    ['a weight that is too high', [{ id: rowOf(jug), changes: { weight: 1e9 } }], 'rows[0].changes.weight MAX'],
    ['a price that isn’t one', [{ id: rowOf(jug), changes: { price: '-1' } }], 'rows[0].changes.price DECIMAL_GTE'],
    ['a long number', [{ id: rowOf(jug), changes: { sku: 'x'.repeat(41) } }], 'rows[0].changes.sku MAX_LENGTH'],
  ])('%s', async (_, rows, rule) => expect(brokenRules(await refusalOf(owner().updateVariantRows({ rows })))).toContain(rule))
})

describe('403', () => {
  const as = (...permissions: string[]) => shop.as({ ...shop.owner(), permissions }).variantRows

  test('shoppers, and callers who can only read', async () => {
    const rows = [{ id: rowOf(jug), changes: { price: '1.00' } }]
    expect(await refusalOf(shop.as(shop.visitor()).variantRows.updateVariantRows({ rows }))).toMatchObject({ status: 403 })
    expect(await refusalOf(as('WIX_STORES.READ_PRODUCTS').updateVariantRows({ rows }))).toMatchObject({ status: 403 })
  })

  test.each<keyof Row['changes']>(['trackQuantity', 'inStock', 'quantity', 'lowStockThreshold'])(
    'the whole call, if a row changes %s without MODIFY_INVENTORY',
    async (field) => {
      const rows = [
        { id: rowOf(bowl), changes: { price: '31.00' } },
        { id: rowOf(jug), changes: { [field]: field === 'trackQuantity' || field === 'inStock' ? true : 1 } },
      ]
      expect(await refusalOf(as('WIX_STORES.MODIFY_PRODUCTS').updateVariantRows({ rows }))).toMatchObject({
        status: 403,
        code: 'NO_PERMISSION_TO_MODIFY_INVENTORY',
      })
      expect((await one(bowl, {})).row!.price).toBe('30.00')
    },
  )

  test('prices can be changed without permissions for stock', async () => {
    const { results } = await as('WIX_STORES.MODIFY_PRODUCTS').updateVariantRows({
      rows: [{ id: rowOf(jug), changes: { price: '41.00' } }],
    })
    expect(results[0]!.row).toMatchObject({ price: '41.00' })
    expect(results[0]!.row).not.toHaveProperty('quantity')
  })
})
