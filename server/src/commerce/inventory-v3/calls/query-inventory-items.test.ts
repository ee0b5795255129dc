import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import { createLocation, readItem } from '../../../../../tests/support/inventory-v3.ts'
import { createSizedV3, createV3, priced } from '../../../../../tests/support/products-v3.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { createServer } from '../../../http/server.ts'

type Query = NonNullable<Parameters<Client['inventoryV3']['queryInventoryItems']>[0]['query']>
type Filter = NonNullable<Query['filter']>

let site: TestSite
let olga: Client
let locationId: string
/** The names of items by their IDs. */
const names = new Map<string, string>()
const idOf = (name: string) => [...names].find(([, one]) => one === name)![0]
const at = new Date('2026-03-01T10:00:00.000Z')
const apiKey = 'a-key-of-the-owner-for-tests'
const path = '/stores/v3/inventory-items/query'

/** Besides the items of the sample shop: a tracked one, one that is out of stock at another location, a preorder, and two sizes. */
beforeAll(async () => {
  site = await makeTestSite({ apiKey })
  olga = site.as(site.owner())
  locationId = await createLocation(olga)
  site.clock.now = at
  const create = async (name: string, inventoryItem: Parameters<Client['inventoryV3']['createInventoryItem']>[0]['inventoryItem']) => {
    const { inventoryItem: made } = await olga.inventoryV3.createInventoryItem({ inventoryItem })
    names.set(made.id!, name)
  }
  const pot = await createV3(olga, {
    name: 'Zinc Pot',
    variantsInfo: { variants: [{ ...priced('5.00'), sku: 'ZP-1', barcode: '4006381333931' }] },
  })
  await create('pot', { productId: pot.id, variantId: pot.id, quantity: 7 })
  site.clock.now = new Date(at.getTime() + 1000)
  await create('pot elsewhere', { productId: pot.id, variantId: pot.id, locationId, inStock: false })
  const [{ id: productId, variants }, soon] = [
    await createSizedV3(olga, ['Zoom', 'Zebra'], { name: 'Zeppelin', brand: { name: 'Zeta' } }),
    await createV3(olga, { name: 'Zither' }),
  ]
  await create('zoom', { productId, variantId: variants[0]!.id!, quantity: 3 })
  await create('zebra', { productId, variantId: variants[1]!.id!, locationId, quantity: 2 })
  await create('soon', { productId: soon.id, variantId: soon.id, quantity: 0, preorderInfo: { enabled: true } })
  site.clock.now = undefined
})

const query = (query: Query, as = olga) => as.inventoryV3.queryInventoryItems({ query })
/** The names of the items that meet a filter and belong to this test. */
const found = async (filter: Filter, sort?: Query['sort']) => {
  const own: Filter = { $and: [filter, { 'product.name': { $startsWith: 'Z' } }] }
  const { inventoryItems } = await query({ filter: own, ...(sort && { sort }), cursorPaging: { limit: 1000 } })
  return inventoryItems.map(({ id }) => names.get(id!)!)
}
const all = ['pot', 'pot elsewhere', 'soon', 'zebra', 'zoom']

describe('200', () => {
  test('the items as they are read one by one, in the order of their IDs', async () => {
    const { inventoryItems, pagingMetadata } = await query({ filter: { id: { $in: [...names.keys()] } } })
    const ids = [...names.keys()].toSorted()
    expect(inventoryItems).toEqual(await Promise.all(ids.map((id) => readItem(olga, id))))
    expect(pagingMetadata).toEqual({ count: 5, cursors: {}, hasNext: false })
  })

  test('all items of the shop, without a query', async () => {
    const { inventoryItems, pagingMetadata } = await olga.inventoryV3.queryInventoryItems({})
    expect([inventoryItems.length, pagingMetadata.count, pagingMetadata.hasNext]).toEqual([50, 50, true])
    expect(inventoryItems.every((item) => item.locationId === defaultLocationId || names.has(item.id!))).toBe(true)
  })

  test.each<[string, () => Filter, string[]]>([
    ['ID', () => ({ id: idOf('pot elsewhere') }), ['pot elsewhere']],
    ['the start of the ID', () => ({ id: { $startsWith: idOf('soon').slice(0, 20) } }), ['soon']],
    ['variant', () => ({ variantId: idOf('pot') }), ['pot', 'pot elsewhere']],
    ['variants', () => ({ variantId: { $hasSome: [idOf('pot'), idOf('zoom'), randomUUID()] } }), ['pot', 'pot elsewhere', 'zoom']],
    ['location', () => ({ locationId }), ['pot elsewhere', 'zebra']],
    ['the default location', () => ({ locationId: defaultLocationId }), ['pot', 'soon', 'zoom']],
    ['product', () => ({ productId: idOf('pot') }), ['pot', 'pot elsewhere']],
    ['when it was created', () => ({ createdDate: { $lte: at.toISOString() } }), ['pot']],
    ['when it was changed', () => ({ updatedDate: { $gt: at.toISOString() } }), all.slice(1)],
    ['stock', () => ({ inStock: true }), ['pot', 'zebra', 'zoom']],
    ['stock, as a list', () => ({ inStock: { $hasSome: [false] } }), ['pot elsewhere', 'soon']],
    ['tracking', () => ({ trackQuantity: { $ne: true } }), ['pot elsewhere']],
    ['quantity', () => ({ quantity: { $gt: 2, $lte: 7 } }), ['pot', 'zoom']],
    ['no quantity', () => ({ quantity: { $exists: false } }), ['pot elsewhere']],
    ['availability', () => ({ availabilityStatus: { $in: ['PREORDER', 'OUT_OF_STOCK'] } }), ['pot elsewhere', 'soon']],
    ['preorders', () => ({ 'preorderInfo.enabled': true }), ['soon']],
    ['name', () => ({ 'product.name': { $contains: 'eppe' } }), ['zebra', 'zoom']],
    ['name of the variant', () => ({ 'product.variantName': { $startsWith: 'Zo' } }), ['zoom']],
    ['SKU', () => ({ 'product.variantSku': 'ZP-1' }), ['pot', 'pot elsewhere']],
    ['barcode', () => ({ 'product.variantBarcode': '4006381333931', quantity: 7 }), ['pot']],
    ['no SKU', () => ({ 'product.variantSku': { $exists: false } }), ['soon', 'zebra', 'zoom']],
    ['category', () => ({ 'product.directCategoryIds': { $hasSome: [randomUUID()] } }), []],
    ['the category of all products', () => ({ 'product.directCategoryIds': { $hasAll: ['00000000-000000-000000-000000000001'] } }), all],
  ])('by %s', async (_, filter, expected) => {
    expect((await found(filter())).toSorted()).toEqual(expected)
  })

  test('by brand', async () => {
    const { product } = await olga.productsV3.getProduct({ productId: (await readItem(olga, idOf('zoom'))).productId! })
    expect((await found({ 'product.brand.id': product.brand!.id! })).toSorted()).toEqual(['zebra', 'zoom'])
  })

  test.each<[string, NonNullable<Query['sort']>, string[]]>([
    ['quantity', [{ fieldName: 'quantity', order: 'DESC' }], ['pot', 'zoom', 'zebra', 'soon', 'pot elsewhere']],
    [
      'name, and name of the variant',
      [{ fieldName: 'product.name' }, { fieldName: 'product.variantName', order: 'DESC' }, { fieldName: 'quantity' }],
      ['zoom', 'zebra', 'pot elsewhere', 'pot', 'soon'],
    ],
    ['availability', [{ fieldName: 'availabilityStatus', order: 'DESC' }, { fieldName: 'createdDate' }], ['soon', 'pot elsewhere']],
    ['when it was created', [{ fieldName: 'createdDate' }], ['pot']],
  ])('sorted by %s', async (_, sort, expected) => {
    expect((await found({}, sort)).slice(0, expected.length)).toEqual(expected)
  })

  test('in pages, forth and back', async () => {
    const filter = { 'product.name': { $startsWith: 'Z' } }
    const sort: Query['sort'] = [{ fieldName: 'quantity' }]
    const first = await query({ filter, sort, cursorPaging: { limit: 2 } })
    expect(first.pagingMetadata).toMatchObject({ count: 2, hasNext: true })
    const second = await query({ cursorPaging: { cursor: first.pagingMetadata.cursors.next } })
    const third = await query({ cursorPaging: { cursor: second.pagingMetadata.cursors.next } })
    const pages = [first, second, third]
    expect(pages.flatMap(({ inventoryItems }) => inventoryItems.map(({ id }) => id))).toEqual(
      (await query({ filter, sort })).inventoryItems.map(({ id }) => id),
    )
    expect(third.pagingMetadata).toMatchObject({ count: 1, hasNext: false })
    const back = await query({ cursorPaging: { cursor: third.pagingMetadata.cursors.prev } })
    expect(back.inventoryItems).toEqual(second.inventoryItems)
  })

  test('as GET and POST, one with the cursors of the other', async () => {
    const server = createServer(site.app)
    const send = async (method: 'GET' | 'POST', request: { query: Query }): Promise<Awaited<ReturnType<typeof query>>> => {
      const packed = `?.r=${Buffer.from(JSON.stringify(request)).toString('base64url')}`
      const sent = method === 'GET' ? { url: `${path}${packed}` } : { url: path, payload: request }
      return (await server.inject({ method, headers: { authorization: apiKey }, ...sent })).json()
    }
    const filter = { 'product.name': { $startsWith: 'Z' } }
    const first = await send('GET', { query: { filter, cursorPaging: { limit: 2 } } })
    const second = await send('POST', { query: { cursorPaging: { cursor: first.pagingMetadata.cursors.next } } })
    const back = await send('GET', { query: { cursorPaging: { cursor: second.pagingMetadata.cursors.prev } } })
    await server.close()
    const { inventoryItems } = await query({ filter, cursorPaging: { limit: 4 } })
    expect([...first.inventoryItems, ...second.inventoryItems]).toEqual(inventoryItems)
    expect(back.inventoryItems).toEqual(first.inventoryItems)
  })

  test('nothing of another site', async () => {
    const neighbour = await site.neighbour()
    const { inventoryItems } = await query({ filter: { locationId } }, neighbour.as(neighbour.owner()))
    expect(inventoryItems).toEqual([])
  })
})

describe('refused', () => {
  test('400: unknown fields, operators and orders, each by its name', async () => {
    const refusal = await refusalOf(
      query({
        filter: { 'preorderInfo.limit': 5, locationId: { $contains: 'a' }, quantity: 'many' },
        sort: [{ fieldName: 'variantId' }, { fieldName: 'product.directCategoryIds' }],
      }),
    )
    expect(refusal.violations.map(({ field }) => field)).toEqual([
      'query.filter.locationId.$contains',
      'query.filter.preorderInfo.limit',
      'query.filter.quantity',
      'query.sort[0].fieldName',
      'query.sort[1].fieldName',
    ])
  })

  test('400: pages out of bounds, a cursor of another list, and a filter beside a cursor', async () => {
    expect(brokenRules(await refusalOf(query({ cursorPaging: { limit: 1001 } })))).toEqual(['query.cursorPaging.limit MAX'])
    const { pagingMetadata } = await olga.inventoryV3.searchInventoryItems({ search: { cursorPaging: { limit: 1 } } })
    const { next } = pagingMetadata.cursors
    expect(brokenRules(await refusalOf(query({ cursorPaging: { cursor: next } })))).toEqual(['query.cursorPaging.cursor FORMAT'])
  })

  test('403: visitors', async () => {
    expect(await refusalOf(query({}, site.as(site.visitor())))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
