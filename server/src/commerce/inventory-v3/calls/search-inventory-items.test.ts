import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import { createItem, createLocation } from '../../../../../tests/support/inventory-v3.ts'
import { createSizedV3, createV3, priced } from '../../../../../tests/support/products-v3.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

type Search = NonNullable<Parameters<Client['inventoryV3']['searchInventoryItems']>[0]['search']>

let site: TestSite
let olga: Client
let locationId: string
let pot: string
let zoom: string

/** A pot at two locations, and a kite in two sizes, one of which has no item. */
beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  locationId = await createLocation(olga)
  const variants = [{ ...priced('5.00'), sku: 'QP-1', barcode: '4006381333931' }]
  const made = await createV3(olga, { name: 'Quartz Pot', variantsInfo: { variants } })
  const kite = await createSizedV3(olga, ['Quick', 'Slow'], { name: 'Quilted Kite' })
  pot = made.id
  zoom = kite.variants[0]!.id!
  await olga.inventoryV3.bulkCreateInventoryItems({
    inventoryItems: [
      { productId: pot, variantId: pot, quantity: 7 },
      { productId: pot, variantId: pot, locationId, quantity: 0 },
      { productId: kite.id, variantId: zoom, inStock: true },
    ],
  })
})

const search = (search: Search, as = olga) => as.inventoryV3.searchInventoryItems({ search })
const own = { 'product.name': { $startsWith: 'Qu' } }

describe('200', () => {
  test.each<[string, NonNullable<Search['search']>, [product: string, quantity: number | undefined][]]>([
    [
      'a name',
      { expression: 'quartz' },
      [
        ['Quartz Pot', 0],
        ['Quartz Pot', 7],
      ],
    ],
    ['the name of a variant', { expression: 'Quick' }, [['Quilted Kite', undefined]]],
    [
      'a SKU',
      { expression: 'qp-1', fields: ['product.variantSku'] },
      [
        ['Quartz Pot', 0],
        ['Quartz Pot', 7],
      ],
    ],
    [
      'a barcode',
      { expression: '4006381333931' },
      [
        ['Quartz Pot', 0],
        ['Quartz Pot', 7],
      ],
    ],
    ['all words', { expression: 'kite quick', mode: 'AND' }, [['Quilted Kite', undefined]]],
    ['any word', { expression: 'quilted zzz' }, [['Quilted Kite', undefined]]],
    ['a similar word', { expression: 'quiltad', fuzzy: true, fields: ['product.name'] }, [['Quilted Kite', undefined]]],
    ['a word in other fields only', { expression: 'quick', fields: ['product.name'] }, []],
  ])('by %s', async (_, words, expected) => {
    const { inventoryItems } = await search({ search: words, filter: own, sort: [{ fieldName: 'quantity' }] })
    expect(inventoryItems.map(({ product, quantity }) => [product!.name, quantity])).toEqual(expected)
  })

  test('by words and conditions, as they are read one by one', async () => {
    const { inventoryItems, pagingMetadata, ...others } = await search({ search: { expression: 'quartz' }, filter: { locationId } })
    const { inventoryItem } = await olga.inventoryV3.getInventoryItem({ inventoryItemId: inventoryItems[0]!.id! })
    expect(inventoryItems).toEqual([inventoryItem])
    expect(pagingMetadata).toEqual({ count: 1, cursors: {}, hasNext: false })
    expect(others).toEqual({})
  })

  test('in pages', async () => {
    const first = await search({ filter: own, sort: [{ fieldName: 'product.name', order: 'DESC' }], cursorPaging: { limit: 1 } })
    expect(first.inventoryItems[0]!.product!.name).toBe('Quilted Kite')
    expect(first.pagingMetadata).toMatchObject({ count: 1, hasNext: true })
    const second = await search({ cursorPaging: { cursor: first.pagingMetadata.cursors.next } })
    expect(second.inventoryItems[0]!.product!.name).toBe('Quartz Pot')
    const back = await search({ cursorPaging: { cursor: second.pagingMetadata.cursors.prev } })
    expect(back.inventoryItems).toEqual(first.inventoryItems)
    expect((await search({})).inventoryItems).toHaveLength(50)
  })

  test('and aggregates all that were found', async () => {
    const { inventoryItems, aggregationData } = await search({
      filter: own,
      cursorPaging: { limit: 0 },
      aggregations: [
        { name: 'status', type: 'VALUE', fieldPath: 'availabilityStatus', value: { sortType: 'VALUE', sortDirection: 'ASC' } },
        { name: 'location', type: 'VALUE', fieldPath: 'locationId' },
        { name: 'most', type: 'SCALAR', fieldPath: 'quantity', scalar: { type: 'MAX' } },
        { name: 'products', type: 'SCALAR', fieldPath: 'productId', scalar: { type: 'COUNT_DISTINCT' } },
        { name: 'low', type: 'RANGE', fieldPath: 'quantity', range: { buckets: [{ to: 5 }, { from: 5 }] } },
        {
          name: 'both',
          type: 'NESTED',
          nested: {
            nestedAggregations: [
              { name: 'tracked', type: 'VALUE', fieldPath: 'trackQuantity' },
              { name: 'inStock', type: 'VALUE', fieldPath: 'inStock' },
            ],
          },
        },
      ],
    })
    expect(inventoryItems).toEqual([])
    const [status, location, most, products, low, both] = aggregationData!.results
    expect(status!.values!.results).toEqual([
      { value: 'IN_STOCK', count: 2 },
      { value: 'OUT_OF_STOCK', count: 1 },
    ])
    expect(location!.values!.results).toEqual([
      { value: defaultLocationId, count: 2 },
      { value: locationId, count: 1 },
    ])
    expect(most!.scalar).toEqual({ type: 'MAX', value: 7 })
    expect(products!.scalar!.value).toBe(2)
    expect(low!.ranges!.results.map(({ count }) => count)).toEqual([1, 1])
    expect(both!.nested!.results.map(({ results }) => [results['tracked']!.value!.value, results['inStock']!.value!.value])).toEqual([
      ['true', 'false'],
      ['true', 'true'],
      ['false', 'true'],
    ])
  })

  test('and counts periods in a time zone', async () => {
    const clock = new Date('2026-04-30T22:30:00.000Z')
    site.clock.now = clock
    await createItem(olga, { quantity: 55_555 })
    site.clock.now = undefined
    const { aggregationData } = await search({
      filter: { quantity: 55_555 },
      timeZone: 'Europe/Zurich',
      aggregations: [{ name: 'months', type: 'DATE_HISTOGRAM', fieldPath: 'createdDate', dateHistogram: { interval: 'MONTH' } }],
    })
    expect(aggregationData!.results[0]!.dateHistogram!.results).toEqual([{ value: '2026-04-30T22:00:00.000Z', count: 1 }])
  })
})

describe('refused', () => {
  test('400: unknown fields, each by its name', async () => {
    const refusal = await refusalOf(
      search({
        filter: { visible: true },
        search: { expression: 'a', fields: ['product.brand'] },
        sort: [{ fieldName: 'locationId' }],
        aggregations: [{ type: 'VALUE', fieldPath: 'extendedFields' }],
      }),
    )
    expect(refusal.violations.map(({ field }) => field)).toEqual([
      'search.aggregations[0].fieldPath',
      'search.filter.visible',
      'search.search.fields[0]',
      'search.sort[0].fieldName',
    ])
    expect(brokenRules(await refusalOf(search({ cursorPaging: { limit: 1001 } })))).toEqual(['search.cursorPaging.limit MAX'])
  })

  test('403: visitors', async () => {
    expect(await refusalOf(search({}, site.as(site.visitor())))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
