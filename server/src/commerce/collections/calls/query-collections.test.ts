import { beforeAll, describe, expect, test } from 'vitest'
import type { collections } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

type Query = NonNullable<RequestOf<typeof collections.queryCollections>['query']>

let site: TestSite
let vera: Client
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
})

const slugs = async (query: Query, as = vera) => (await as.collections.queryCollections({ query })).collections.map(({ slug }) => slug)
const light = '30000000-0000-4000-8000-000000000002'

describe('200: a filter finds', () => {
  test.each<[object, string[]]>([
    [{ slug: 'light' }, ['light']],
    [{ slug: { $in: ['light', 'cloth', 'nothing'] } }, ['cloth', 'light']],
    [{ slug: { $hasSome: ['light', 'cloth'] } }, ['cloth', 'light']],
    [{ name: { $startsWith: 'w' } }, ['weather']],
    [{ name: { $contains: 'light' } }, ['light']],
    [{ id: light }, ['light']],
    [{ id: { $in: [light.toUpperCase()] } }, ['light']],
    [{ id: 'light' }, []],
    [{ slug: 'back-room' }, []],
    [{ $not: { slug: { $ne: 'paper' } } }, ['paper']],
    [{ $or: [] }, []],
    [{ id: allProductsId }, ['all-products']],
    [{ id: { $hasSome: [allProductsId, light] } }, ['all-products', 'light']],
    [{ id: { $ne: allProductsId }, slug: { $in: ['light', 'all-products'] } }, ['light']],
  ])('%j', async (filter, expected) => expect((await slugs({ filter: filter as Query['filter'] })).toSorted()).toEqual(expected))

  test('the hidden ones, for callers that act for the shop', async () => {
    expect(await slugs({ filter: { visible: false } }, olga)).toEqual(['back-room'])
    expect(await slugs({ filter: { visible: false } })).toEqual([])
    expect(await slugs({ filter: { visible: true } }, olga)).toHaveLength(15)
  })

  test('all visible ones, if there is none', async () => {
    const { collections, metadata } = await vera.collections.queryCollections({})
    expect(collections).toHaveLength(15)
    expect(metadata).toEqual({ count: 15, offset: 0, total: 15, tooManyToCount: false, cursors: {} })
  })
})

describe('200: pages', () => {
  test('by name, by offset', async () => {
    const names = [
      'All Products',
      'Candles & Lanterns',
      'Cloth',
      'Green Things',
      'Lamps & Light',
      'Paper',
      'Pressure & Temper',
      'Rainbow Makers',
      'Residents',
      'Slow Hours',
      'Small Presents',
      'Sun & Wind',
      'Tapers',
      'Vessels',
      'Weather',
    ]
    const page = async (offset: number) => {
      const query: Query = { sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 4, offset } }
      return (await vera.collections.queryCollections({ query })).collections.map(({ name }) => name)
    }
    expect([...(await page(0)), ...(await page(4)), ...(await page(8)), ...(await page(12))]).toEqual(names)
  })

  test('by cursor, in both directions', async () => {
    const first = await vera.collections.queryCollections({
      query: { sort: [{ fieldName: 'name', order: 'DESC' }], cursorPaging: { limit: 9 } },
    })
    const second = await vera.collections.queryCollections({ query: { cursorPaging: { cursor: first.metadata.cursors!.next! } } })
    expect(second.collections.map(({ slug }) => slug)).toEqual(['paper', 'light', 'green', 'cloth', 'candles', 'all-products'])
    expect(second.metadata.cursors!.next).toBeUndefined()
    const back = await vera.collections.queryCollections({ query: { cursorPaging: { cursor: second.metadata.cursors!.prev! } } })
    expect(back.collections).toEqual(first.collections)
  })

  test('of more than ten thousand: too many to count', async () => {
    const crowd = await site.neighbour()
    await crowd.database.run(sql`
      insert into collections (site_id, id, created_date, updated_date, name, slug, visible, doc)
      select ${crowd.siteId}, gen_random_uuid(), now(), now(), 'Crowd', 'crowd-' || n, true, '{"description":"","media":[]}'
      from generate_series(1, 10001) as n`)
    const ask = async (filter: Query['filter']) =>
      (await crowd.as(crowd.visitor()).collections.queryCollections({ query: { filter, paging: { limit: 1 } } })).metadata
    expect(await ask({ name: 'Crowd' })).toMatchObject({ count: 1, offset: 0, tooManyToCount: true })
    expect(await ask({ name: 'Crowd' })).not.toHaveProperty('total')
    expect(await ask({ name: 'Crowd', slug: { $ne: 'crowd-1' } })).toMatchObject({ total: 10_000, tooManyToCount: false })
  })
})

test.each<[string, Query, string[]]>([
  ['a page of 101', { cursorPaging: { limit: 101 } }, ['query.cursorPaging.limit MAX']],
  ['a field that is not to filter by', { filter: { numberOfProducts: 1 } }, ['query.filter.numberOfProducts FIELD_NOT_ALLOWED']],
  ['an unsortable field', { sort: [{ fieldName: 'numberOfProducts' }] }, ['query.sort[0].fieldName FIELD_NOT_ALLOWED']],
  ['an operator that a field has not', { filter: { slug: { $gt: 'a' } } }, ['query.filter.slug.$gt INVALID_ENUM_VALUE']],
])('400: rejects %s', async (_, query, rules) => {
  expect(brokenRules(await refusalOf(vera.collections.queryCollections({ query })))).toEqual(rules)
})

test('B06: only the owner sees a hidden collection', async () => {
  expect(await slugs({ filter: { slug: 'back-room' } }, olga)).toEqual(['back-room'])
  expect((await olga.collections.queryCollections({})).metadata.total).toBe(16)
})

test("S08: another site's collections", async () => {
  const other = await site.neighbour()
  await other.database.run(sql`update collections set name = 'Theirs' where site_id = ${other.siteId} and slug = 'light'`)
  expect(await slugs({ filter: { name: 'Theirs' } })).toEqual([])
  expect(await slugs({ filter: { name: 'Theirs' } }, other.as(other.visitor()))).toEqual(['light'])
})
