import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { bowl, hidden, jug, mug, shirt, song } from '../../../../../tests/support/goods.ts'
import { createV3, priced } from '../../../../../tests/support/products-v3.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { resetStock, setReserved } from '../../../../../tests/support/stocked.ts'
import { defaultVariantId } from '../../catalogue/public.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
  await resetStock(shop, jug, 2)
  await resetStock(shop, mug, 0)
})

const owner = () => shop.as(shop.owner()).variantRows
const reader = () => shop.as({ ...shop.owner(), permissions: ['WIX_STORES.READ_PRODUCTS'] }).variantRows
const goods = { productId: { $in: [jug, bowl, shirt.id, mug, hidden, song] } }
type Query = NonNullable<Parameters<ReturnType<typeof owner>['queryVariantRows']>[0]['query']>

const nameOf = ({ productName, choices }: { productName: string; choices: Record<string, string> }) =>
  [productName, ...Object.values(choices)].join(' ')
const names = async (filter: object, sort?: NonNullable<Query['sort']>) =>
  (await owner().queryVariantRows({ query: { filter: { $and: [goods, filter] }, ...(sort && { sort }) } })).rows.map(nameOf)

describe('200', () => {
  test('by name and position, hidden ones too', async () => {
    expect(await names({})).toEqual(['Bowl', 'Hidden', 'Jug', 'Mug', 'Shirt S', 'Shirt M', 'Song'])
    expect(await names({}, [{ fieldName: 'productName', order: 'DESC' }])).toEqual([
      'Song',
      'Shirt S',
      'Shirt M',
      'Mug',
      'Jug',
      'Hidden',
      'Bowl',
    ])
  })

  test('a row has prices and stock', async () => {
    await setReserved(shop, jug, 1)
    const { rows } = await owner().queryVariantRows({ query: { filter: { productId: jug } } })
    await setReserved(shop, jug, 0)
    expect(rows).toEqual([
      {
        id: `${jug}-${defaultVariantId}`,
        productId: jug,
        variantId: defaultVariantId,
        productName: 'Jug',
        productType: 'physical',
        productVisible: true,
        choices: {},
        image: expect.objectContaining({ altText: 'jug' }),
        sku: 'JUG',
        barcode: null,
        price: '40.00',
        salePrice: null,
        cost: null,
        weight: 0.5,
        visible: true,
        trackQuantity: true,
        inStock: true,
        quantity: 1,
        lowStockThreshold: null,
        reserved: 1,
        preordered: 0,
        isLow: true,
        hasItem: true,
      },
    ])
  })

  test('a sale price is that of the variant, or of the product’s discount', async () => {
    const { id } = await createV3(shop.as(shop.owner()), {
      name: 'Reduced cup',
      variantsInfo: { variants: [{ price: priced('18.00', '20.00').price }] },
    } as never)
    const { rows } = await owner().queryVariantRows({ query: { filter: { productId: { $in: [bowl, id] } } } })
    expect(rows.map(({ productName, price, salePrice }) => [productName, price, salePrice])).toEqual([
      ['Bowl', '30.00', '27.00'],
      ['Reduced cup', '20.00', '18.00'],
    ])
  })

  test('on sale are those with a sale price, also if the discount of a cheap product rounds to nothing', async () => {
    const client = shop.as(shop.owner())
    const { id } = await createProduct(client, {
      priceData: { price: 0.01 },
      discount: { type: 'PERCENT', value: 10 },
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'L' }] }],
    })
    await client.catalogue.updateProductVariants({ id, variants: [{ choices: { Size: 'L' }, price: 25 }] })
    const read = async (filter: object) => (await owner().queryVariantRows({ query: { filter: { productId: id, ...filter } } })).rows
    expect((await read({ onSale: true })).map(({ salePrice }) => salePrice)).toEqual(['22.50'])
    expect((await read({ onSale: false })).map(({ salePrice }) => salePrice)).toEqual([null])
  })

  test.each([
    [{ productName: { $contains: 'ir' } }, ['Shirt S', 'Shirt M']],
    [{ sku: 'SHIRT-M' }, ['Shirt M']],
    [{ $or: [{ productName: { $contains: 'ug' } }, { sku: { $contains: 'SONG' } }] }, ['Jug', 'Mug', 'Song']],
    [{ price: { $gt: 26, $lt: 40 } }, ['Bowl']],
    [{ onSale: true }, ['Bowl']],
    [{ productVisible: false }, ['Hidden']],
    [{ visible: false }, []],
    [{ trackQuantity: false }, ['Bowl', 'Hidden', 'Song']],
    [{ inStock: false }, ['Mug', 'Shirt M']],
    [{ isLow: true }, ['Jug', 'Mug', 'Shirt M']],
    [{ quantity: { $gte: 2 } }, ['Jug', 'Shirt S']],
    [{ barcode: { $exists: true } }, []],
    [{ position: 1 }, ['Shirt M']],
    [
      { collectionIds: { $hasSome: ['00000000-000000-000000-000000000001'] } },
      ['Bowl', 'Hidden', 'Jug', 'Mug', 'Shirt S', 'Shirt M', 'Song'],
    ],
  ])('%j', async (filter, expected) => expect(await names(filter)).toEqual(expected))

  test.each([
    ['sku', 'ASC', ['Bowl', 'Hidden', 'Jug', 'Mug', 'Shirt M', 'Shirt S', 'Song']],
    ['price', 'DESC', ['Jug', 'Bowl', 'Shirt M', 'Shirt S', 'Mug', 'Song', 'Hidden']],
    ['quantity', 'DESC', ['Shirt S', 'Jug']],
  ] as const)('sorted by %s, %s', async (fieldName, order, expected) => {
    const filter = fieldName === 'quantity' ? { quantity: { $gt: 0 } } : {}
    expect(await names(filter, [{ fieldName, order }])).toEqual(expected)
  })

  test('pages by cursor, both ways', async () => {
    const pages: string[][] = []
    const read = async (query: Query) => {
      const { rows, pagingMetadata } = await owner().queryVariantRows({ query })
      pages.push(rows.map(nameOf))
      return pagingMetadata
    }
    const first = await read({ filter: goods, cursorPaging: { limit: 5 } })
    expect(first).toMatchObject({ count: 5, hasNext: true })
    const second = await read({ cursorPaging: { cursor: first.cursors!.next! } })
    expect(second).toMatchObject({ count: 2, hasNext: false })
    await read({ cursorPaging: { cursor: second.cursors!.prev! } })
    expect(pages).toEqual([['Bowl', 'Hidden', 'Jug', 'Mug', 'Shirt S'], ['Shirt M', 'Song'], pages[0]])
  })

  test('pages by offset, with the total', async () => {
    const { rows, pagingMetadata } = await owner().queryVariantRows({ query: { filter: goods, paging: { offset: 4, limit: 2 } } })
    expect(rows.map(nameOf)).toEqual(['Shirt S', 'Shirt M'])
    expect(pagingMetadata).toMatchObject({ count: 2, offset: 4, total: 7, tooManyToCount: false, hasNext: true })
  })

  test('one statement for a page', async () => {
    expect(await statementsOf(shop.database, () => owner().queryVariantRows({ query: { cursorPaging: { limit: 5 } } }))).toBe(1)
  })

  test('without READ_INVENTORY, no stock', async () => {
    const { rows } = await reader().queryVariantRows({ query: { filter: { productId: jug } } })
    expect(rows[0]).toMatchObject({ price: '40.00' })
    for (const field of ['trackQuantity', 'inStock', 'quantity', 'reserved', 'preordered', 'isLow', 'hasItem', 'lowStockThreshold'])
      expect(rows[0]).not.toHaveProperty(field)
  })
})

describe('at another location', () => {
  let locationId: string
  beforeAll(async () => {
    const client = shop.as(shop.owner())
    locationId = (await client.locations.createLocation({ location: { name: 'Warehouse' } })).location.id
    await client.stock.adjustStock({
      locationId,
      adjustments: [{ productId: jug, variantId: defaultVariantId, action: 'SET', quantity: 30 }],
      reason: 'RECEIVED',
    })
  })

  test('rows have their stock there', async () => {
    const { rows } = await owner().queryVariantRows({ locationId, query: { filter: { $and: [goods, { quantity: 30 }] } } })
    expect(rows.map(({ productName, quantity, hasItem, price }) => [productName, quantity, hasItem, price])).toEqual([
      ['Jug', 30, true, '40.00'],
    ])
    const { rows: without } = await owner().queryVariantRows({ locationId, query: { filter: { productId: bowl } } })
    expect(without[0]).toMatchObject({ hasItem: false, trackQuantity: false, inStock: false, quantity: 0 })
  })

  test('400: a cursor of another location', async () => {
    const { pagingMetadata } = await owner().queryVariantRows({ query: { cursorPaging: { limit: 1 } } })
    const call = owner().queryVariantRows({ locationId, query: { cursorPaging: { cursor: pagingMetadata.cursors!.next! } } })
    expect(await refusalOf(call)).toMatchObject({ status: 400 })
  })
})

describe('400', () => {
  test.each<[string, Query, string]>([
    ['both kinds of paging', { paging: { limit: 1 }, cursorPaging: { limit: 1 } }, 'query.cursorPaging ONE_OF_ALIGNMENT'],
    ['a page of more than 500', { cursorPaging: { limit: 501 } }, 'query.cursorPaging.limit MAX'],
    ['an offset of more than 10,000', { paging: { offset: 10_001 } }, 'query.paging.offset MAX'],
    ['an unknown field', { filter: { cost: 1 } }, 'query.filter.cost FIELD_NOT_ALLOWED'],
    ['a sort by what has no order', { sort: [{ fieldName: 'barcode' }] }, 'query.sort[0].fieldName FIELD_NOT_ALLOWED'],
  ])('%s', async (_, query, rule) => expect(brokenRules(await refusalOf(owner().queryVariantRows({ query })))).toEqual([rule]))

  test('without READ_INVENTORY, stock can’t be filtered or sorted by', async () => {
    const query = { filter: { inStock: true }, sort: [{ fieldName: 'quantity' }] }
    expect(brokenRules(await refusalOf(reader().queryVariantRows({ query })))).toEqual([
      'query.filter.inStock FIELD_NOT_ALLOWED',
      'query.sort[0].fieldName FIELD_NOT_ALLOWED',
    ])
  })
})

test('403: shoppers', async () => {
  expect(await refusalOf(shop.as(shop.visitor()).variantRows.queryVariantRows({}))).toMatchObject({ status: 403 })
})

test('404: a location that doesn’t exist', async () => {
  expect(await refusalOf(owner().queryVariantRows({ locationId: randomUUID() }))).toMatchObject({ code: 'LOCATION_NOT_FOUND' })
  expect(await refusalOf(owner().countVariantRows({ locationId: randomUUID() }))).toMatchObject({ code: 'LOCATION_NOT_FOUND' })
})

describe('countVariantRows', () => {
  test('200: of all, and of those that meet conditions', async () => {
    const { count } = await owner().countVariantRows({})
    expect(count).toBeGreaterThan(7)
    expect(await owner().countVariantRows({ filter: { $and: [goods, { onSale: true }] } })).toEqual({ count: 1 })
  })

  test('400: an unknown field, and stock without READ_INVENTORY', async () => {
    expect(brokenRules(await refusalOf(owner().countVariantRows({ filter: { cost: 1 } })))).toEqual(['filter.cost FIELD_NOT_ALLOWED'])
    expect(brokenRules(await refusalOf(reader().countVariantRows({ filter: { isLow: true } })))).toEqual(['filter.isLow FIELD_NOT_ALLOWED'])
  })
})
