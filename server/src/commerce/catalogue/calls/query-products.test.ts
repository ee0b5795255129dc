import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { catalogue } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { sql } from '../../../database/sql.ts'

type Query = NonNullable<RequestOf<typeof catalogue.queryProducts>['query']>

let site: TestSite
let vera: Client
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
})

const collection = (number: number) => `30000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [vessels, residents, slowHours, smallPresents, backRoom] = [1, 7, 8, 9, 10].map(collection)

async function slugs(query: Query, as = vera): Promise<string[]> {
  const { products } = await as.catalogue.queryProducts({ query })
  return products.map(({ slug }) => slug!)
}

/** The violations of an invalid query. */
const refused = async (query: Query, as = vera): Promise<string[]> => brokenRules(await refusalOf(as.catalogue.queryProducts({ query })))

describe('200: a filter finds', () => {
  test.each<[object, string[]]>([
    [{ 'priceData.price': { $lt: 10 } }, ['paper-sundial', 'sill-meadow', 'three-postcards', 'windowsill-in-the-rain']],
    [{ price: 49 }, ['long-spout-can', 'pocket-rainbow']],
    [{ price: '49.00' }, ['long-spout-can', 'pocket-rainbow']],
    [{ price: { $gte: 48, $lt: 52 } }, ['long-spout-can', 'pensao-abelha', 'pocket-rainbow']],
    [{ price: { $between: [48, 52] } }, ['long-spout-can', 'pensao-abelha', 'pocket-rainbow']],
    [{ price: { $gt: 148 } }, ['disposition-barometer', 'neighbourly-glass']],
    [{ price: { $in: [4, 5.5, 1e9] } }, ['paper-sundial', 'sill-meadow']],
    [{ slug: 'jarro' }, ['jarro']],
    [{ slug: { $in: ['jarro', 'farol', 'nothing'] } }, ['farol', 'jarro']],
    [{ slug: { $hasSome: ['jarro', 'farol'] } }, ['farol', 'jarro']],
    [{ name: { $startsWith: 'three' } }, ['nesting-pots', 'three-postcards', 'three-tempers']],
    [{ name: { $contains: 'GLASS' } }, ['hyacinth-glass', 'neighbourly-glass', 'storm-glass']],
    [{ name: { $endsWith: 'for two' } }, ['bica-pot', 'weather-house']],
    [{ name: { $contains: '%' } }, []],
    [{ description: { $contains: 'porto' } }, ['balao', 'bica-pot', 'marquise-lamp']],
    [{ sku: 'JARRO' }, ['jarro']],
    [{ brand: 'Casa da Cera' }, ['beeswax-tapers']],
    [{ ribbon: 'Bestseller' }, ['cloud-register', 'long-spout-can', 'noon-vase', 'sill-birds']],
    [{ productType: 'digital' }, ['paper-sundial', 'windowsill-in-the-rain']],
    [{ collectionIds: { $hasSome: [residents] } }, ['cafe-pardal', 'night-shift', 'one-bird-bath', 'pensao-abelha', 'sill-birds']],
    [{ 'collections.id': residents }, ['cafe-pardal', 'night-shift', 'one-bird-bath', 'pensao-abelha', 'sill-birds']],
    [{ collectionIds: { $hasAll: [vessels, slowHours] } }, ['warm-hands-cups']],
    [{ collectionIds: { $hasSome: [backRoom] } }, []],
    [{ collectionIds: allProductsId, slug: 'jarro' }, ['jarro']],
    [{ 'collections.id': { $hasSome: [allProductsId, backRoom] }, slug: 'jarro' }, ['jarro']],
    [{ collectionIds: { $hasAll: [allProductsId, vessels, slowHours] } }, ['warm-hands-cups']],
    [{ collectionIds: { $ne: allProductsId } }, []],
    [{ collectionIds: { $isEmpty: true } }, []],
    [{ inventoryStatus: 'OUT_OF_STOCK' }, ['moon-jar']],
    [
      { 'stock.inventoryStatus': 'PARTIALLY_OUT_OF_STOCK' },
      ['cloud-register', 'fog-throw', 'high-tide', 'hyacinth-glass', 'long-spout-can', 'marquise-lamp', 'noon-vase', 'sill-birds'],
    ],
    [{ createdDate: { $gte: '2026-04-14T09:00:00.000Z' } }, ['balao', 'feast-bunting', 'marquise-lamp']],
    [{ lastUpdated: { $lt: '2025-01-28T09:00:00.000Z' } }, ['cloud-register']],
    [{ numericId: { $gte: '46' } }, ['windowsill-in-the-rain']],
    [{ visible: false }, []],
    [{ id: 'no-id' }, []],
    [{ $and: [{ brand: 'Vidraria Marinha' }, { price: { $lt: 40 } }] }, ['hyacinth-glass', 'sun-catcher']],
    [{ $or: [{ slug: 'jarro' }, { price: { $lt: 5 } }] }, ['jarro', 'paper-sundial']],
    [{ $or: [] }, []],
    [{ slug: { $in: [] } }, []],
    [{ $not: { price: { $gte: 5 } } }, ['paper-sundial']],
    [{ $and: [{ slug: 'nine-test-tiles' }, { $or: [{ visible: false }, {}] }] }, []],
  ])('%j', async (filter, expected) => expect((await slugs({ filter: filter as Query['filter'] })).toSorted()).toEqual(expected))

  test.each<[string, NonNullable<Query['filter']>]>([
    ['everything visible, if it is empty', {}],
    ['everything visible in “All Products”', { collectionIds: { $hasSome: [allProductsId] } }],
  ])('%s', async (_, filter) => {
    const { products, metadata } = await vera.catalogue.queryProducts({ query: { filter, paging: { limit: 100 } } })
    expect(products).toHaveLength(46)
    expect(metadata).toEqual({ count: 46, offset: 0, total: 46, tooManyToCount: false, cursors: {} })
  })
})

describe('200: a sort orders by', () => {
  test.each<[string, NonNullable<Query['sort']>, string[]]>([
    ['price', [{ fieldName: 'price', order: 'ASC' }], ['paper-sundial', 'sill-meadow', 'three-postcards', 'windowsill-in-the-rain']],
    [
      'price, highest first',
      [{ fieldName: 'priceData.price', order: 'DESC' }],
      ['disposition-barometer', 'neighbourly-glass', 'moon-jar', 'fog-throw'],
    ],
    ['name, by code point', [{ fieldName: 'name' }], ['windowsill-in-the-rain', 'balao', 'beeswax-tapers', 'bica-pot']],
    ['slug', [{ fieldName: 'slug', order: 'DESC' }], ['windowsill-in-the-rain', 'weather-house', 'warm-hands-cups', 'two-lemon-bowl']],
    ['age', [{ fieldName: 'createdDate', order: 'ASC' }], ['cloud-register', 'bica-pot', 'warm-hands-cups', 'disposition-barometer']],
    ['last update', [{ fieldName: 'lastUpdated', order: 'DESC' }], ['feast-bunting', 'balao', 'marquise-lamp', 'one-bird-bath']],
    ['sku', [{ fieldName: 'sku', order: 'ASC' }], ['pensao-abelha', 'balao', 'one-bird-bath', 'bica-pot']],
    [
      'type, then price',
      [
        { fieldName: 'productType', order: 'ASC' },
        { fieldName: 'price', order: 'ASC' },
      ],
      ['paper-sundial', 'windowsill-in-the-rain', 'sill-meadow', 'three-postcards'],
    ],
  ])('%s', async (_, sort, expected) => expect(await slugs({ sort, paging: { limit: 4 } })).toEqual(expected))

  test('the id for equal products, in the direction of the last field', async () => {
    const filter = { price: { $in: [49, 64] } }
    const ascending = await slugs({ filter, sort: [{ fieldName: 'price', order: 'ASC' }] })
    expect(new Set(ascending.slice(0, 2))).toEqual(new Set(['pocket-rainbow', 'long-spout-can']))
    expect(await slugs({ filter, sort: [{ fieldName: 'price', order: 'DESC' }] })).toEqual(ascending.toReversed())
  })
})

describe('200: pages', () => {
  test('have fifty products by default, each product once', async () => {
    const all = await slugs({ paging: { limit: 100 } })
    expect(await slugs({})).toEqual(all)
    const byOffset = [...(await slugs({ paging: { limit: 30 } })), ...(await slugs({ paging: { limit: 30, offset: 30 } }))]
    expect(byOffset).toEqual(all)
    expect(new Set(byOffset).size).toBe(46)
  })

  test('after the last one are empty but have the total', async () => {
    const { products, metadata } = await vera.catalogue.queryProducts({ query: { paging: { limit: 10, offset: 50 } } })
    expect(products).toEqual([])
    expect(metadata).toEqual({ count: 0, offset: 50, total: 46, tooManyToCount: false, cursors: {} })
  })

  test('follow each other by cursor in both directions; the cursor carries filter and sort', async () => {
    const first = await vera.catalogue.queryProducts({
      query: {
        filter: { collectionIds: { $hasSome: [smallPresents] } },
        sort: [{ fieldName: 'price', order: 'DESC' }],
        cursorPaging: { limit: 5 },
      },
    })
    expect(first.products.map(({ slug }) => slug)).toHaveLength(5)
    expect(first.metadata).toMatchObject({ count: 5, total: 14 })
    expect(first.metadata.cursors!.prev).toBeUndefined()
    const second = await vera.catalogue.queryProducts({ query: { cursorPaging: { cursor: first.metadata.cursors!.next!, limit: 5 } } })
    const third = await vera.catalogue.queryProducts({ query: { cursorPaging: { cursor: second.metadata.cursors!.next! } } })
    expect(third.metadata.cursors!.next).toBeUndefined()
    const prices = [first, second, third].flatMap(({ products }) => products.map(({ priceData }) => priceData.price))
    expect(prices).toEqual([28, 27, 26, 24, 24, 19, 19, 18, 16, 14, 9, 7.5, 5.5, 4])
    const back = await vera.catalogue.queryProducts({ query: { cursorPaging: { cursor: third.metadata.cursors!.prev! } } })
    expect(back.products).toEqual(second.products)
  })
})

test('200: a cursor carries a filter of a thousand ids', async () => {
  const { products } = await vera.catalogue.queryProducts({ query: { paging: { limit: 100 } } })
  const ids = products.map(({ id }) => id!)
  const $in = [...ids, ...Array.from({ length: 1000 - ids.length }, () => randomUUID())]
  const first = await vera.catalogue.queryProducts({ query: { filter: { id: { $in } }, cursorPaging: { limit: 30 } } })
  const cursor = first.metadata.cursors!.next!
  expect(cursor.length).toBeGreaterThan(50_000)
  const second = await vera.catalogue.queryProducts({ query: { cursorPaging: { cursor } } })
  expect([...first.products, ...second.products].map(({ id }) => id)).toEqual(ids)
})

describe('400: rejects', () => {
  test.each<[string, Query, string[]]>([
    ['a page of 101', { paging: { limit: 101 } }, ['query.paging.limit MAX']],
    ['an empty page', { paging: { limit: 0 } }, ['query.paging.limit MIN']],
    ['an offset above ten thousand', { paging: { offset: 10_001 } }, ['query.paging.offset MAX']],
    ['offset and cursor at once', { paging: { limit: 1 }, cursorPaging: { limit: 1 } }, ['query.cursorPaging ONE_OF_ALIGNMENT']],
    ['an unknown field', { filter: { colour: 'red' } }, ['query.filter.colour FIELD_NOT_ALLOWED']],
    ['a sort by a field that can’t be sorted by', { sort: [{ fieldName: 'description' }] }, ['query.sort[0].fieldName FIELD_NOT_ALLOWED']],
    ['an operator that a field doesn’t support', { filter: { visible: { $gt: true } } }, ['query.filter.visible.$gt INVALID_ENUM_VALUE']],
    ['an unknown operator', { filter: { name: { $regex: '.*' } } }, ['query.filter.name.$regex INVALID_ENUM_VALUE']],
    ['text for a price', { filter: { price: { $gt: 'ten' } } }, ['query.filter.price.$gt FORMAT']],
    ['a made-up cursor', { cursorPaging: { cursor: 'AAAA' } }, ['query.cursorPaging.cursor FORMAT']],
    [
      'everything at once, sorted by field',
      { filter: { zoo: 1, colour: 'red' }, sort: [{ fieldName: 'zoo' }], paging: { offset: -1 } },
      ['query.paging.offset MIN'],
    ],
    [
      'everything that only the query language rejects, sorted by field',
      { filter: { zoo: 1, colour: 'red' }, sort: [{ fieldName: 'zoo' }] },
      ['query.filter.colour FIELD_NOT_ALLOWED', 'query.filter.zoo FIELD_NOT_ALLOWED', 'query.sort[0].fieldName FIELD_NOT_ALLOWED'],
    ],
  ])('%s', async (_, query, expected) => expect(await refused(query)).toEqual(expected))

  test.each(['itemCostMinor', 'costAndProfitData.itemCost', 'doc', 'revision', 'siteId', 'products.price_minor', '__proto__'])(
    'D01: %s, like an unknown field, for visitors and the owner',
    async (field) => {
      for (const as of [vera, olga]) {
        expect(await refused({ filter: { [field]: 1 } }, as)).toEqual([`query.filter.${field} FIELD_NOT_ALLOWED`])
        expect(await refused({ sort: [{ fieldName: field }] }, as)).toEqual(['query.sort[0].fieldName FIELD_NOT_ALLOWED'])
      }
    },
  )

  test('D11: a cursor of another caller or another call, and one with a changed character', async () => {
    const cursor = (await vera.catalogue.queryProducts({ query: { cursorPaging: { limit: 5 } } })).metadata.cursors!.next!
    const ofCollections = (await vera.collections.queryCollections({ query: { cursorPaging: { limit: 5 } } })).metadata.cursors!.next!
    const changed = `${cursor.slice(0, -1)}${cursor.endsWith('A') ? 'B' : 'A'}`
    const violations = ['query.cursorPaging.cursor FORMAT']
    expect(await refused({ cursorPaging: { cursor } }, olga)).toEqual(violations)
    expect(await refused({ cursorPaging: { cursor: ofCollections } })).toEqual(violations)
    expect(await refused({ cursorPaging: { cursor: changed } })).toEqual(violations)
  })
})

describe('what the caller may not see', () => {
  test('B07: only the owner sees a hidden product', async () => {
    expect(await slugs({ filter: { slug: 'nine-test-tiles' } })).toEqual([])
    expect(await slugs({ filter: { slug: 'nine-test-tiles' } }, olga)).toEqual(['nine-test-tiles'])
    expect((await olga.catalogue.queryProducts({ query: { paging: { limit: 1 } } })).metadata.total).toBe(47)
  })

  test('B07: lists never contain costs', async () => {
    for (const as of [vera, olga]) expect(JSON.stringify(await as.catalogue.queryProducts({}))).not.toMatch(/cost|profit/i)
  })

  test("S08: another site's products", async () => {
    const other = await site.neighbour()
    await other.database.run(sql`update products set name = 'Theirs' where site_id = ${other.siteId} and slug = 'jarro'`)
    expect(await slugs({ filter: { name: 'Theirs' } })).toEqual([])
    expect(await slugs({ filter: { name: 'Theirs' } }, other.as(other.visitor()))).toEqual(['jarro'])
  })
})

test('takes two statements, however many products are requested; the last page needs no count', async () => {
  const count = (limit: number) => statementsOf(site.database, () => vera.catalogue.queryProducts({ query: { paging: { limit } } }))
  expect([await count(1), await count(40), await count(100)]).toEqual([2, 2, 1])
})
