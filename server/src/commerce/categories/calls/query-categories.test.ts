import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { makeCategory, richText, treeReference } from '../../../../../tests/support/category-tree.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let olga: Client
let vera: Client
/** Of categories by their names. */
const ids: Record<string, string> = { 'All Products': allProductsId }
const managingAppId = randomUUID()
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
  vera = site.as(site.visitor())
  await site.database.run(sql`delete from collections where site_id = ${site.siteId} and slug <> 'all-products'`)
  const make = async (name: string, parent?: string, more = {}) => {
    site.clock.now = new Date(Date.UTC(2100, 0, Object.keys(ids).length))
    ids[name] = (await makeCategory(olga, parent && ids[parent], { name, ...more })).id!
  }
  await make('Mugs', undefined, { description: 'To drink tea.', richContentDescription: richText('Rich.') })
  await make('Tall mugs', 'Mugs')
  await make('Small mugs', 'Mugs', { description: 'For children.' })
  await make('Bowls', undefined, { managingAppId })
  await make('Tea', 'All Products')
  await make('Secret mugs', undefined, { visible: false })
  site.clock.now = undefined
})

type Categories = Client['categories']
type Query = Parameters<Categories['queryCategories']>[0]
type Filter = NonNullable<NonNullable<Query['query']>['filter']>

const visible = ['All Products', 'Mugs', 'Tall mugs', 'Small mugs', 'Bowls', 'Tea']
const namesOf = (categories: readonly { name?: string }[]) => categories.map(({ name }) => name)
const query = (more: Partial<Query> = {}, client = olga) => client.categories.queryCategories({ treeReference, ...more })
const search = (more: Partial<Parameters<Categories['searchCategories']>[0]>, client = olga) =>
  client.categories.searchCategories({ treeReference, ...more })
const count = async (more: Partial<Parameters<Categories['countCategories']>[0]> = {}, client = olga) =>
  (await client.categories.countCategories({ treeReference, ...more })).count

const filters: [filter: () => Filter, names: string[]][] = [
  [() => ({ id: ids['Mugs'] }), ['Mugs']],
  [() => ({ id: allProductsId }), ['All Products']],
  [() => ({ id: 'unknown' }), []],
  [() => ({ _id: { $in: [allProductsId, ids['Tea']] } }), ['All Products', 'Tea']],
  [() => ({ slug: 'tall-mugs' }), ['Tall mugs']],
  [() => ({ slug: { $startsWith: 't' } }), ['Tall mugs', 'Tea']],
  [() => ({ 'treeReference.appNamespace': '@wix/stores' }), visible],
  [() => ({ 'treeReference.appNamespace': { $ne: '@wix/stores' } }), []],
  [() => ({ 'treeReference.treeKey': null }), visible],
  [() => ({ 'treeReference.treeKey': 'other' }), []],
  [() => ({ visible: true }), visible],
  [() => ({ visible: false }), []],
  [() => ({ createdDate: { $gt: '2100-01-05T00:00:00.000Z' } }), []],
  [() => ({ createdDate: { $gte: '2100-01-04T00:00:00.000Z' } }), ['Bowls', 'Tea']],
  // The upper bound is excluded.
  [() => ({ updatedDate: { $between: ['2100-01-01T00:00:00.000Z', '2100-01-02T00:00:00.000Z'] } }), ['Mugs']],
  [() => ({ managingAppId }), ['Bowls']],
  [() => ({ managingAppId: { $exists: false }, name: { $contains: 'mugs' } }), ['Mugs', 'Tall mugs', 'Small mugs']],
  [() => ({ 'parentCategory.id': ids['Mugs'] }), ['Tall mugs', 'Small mugs']],
  [() => ({ 'parentCategory.id': allProductsId }), ['Tea']],
  [() => ({ 'parentCategory.id': { $in: [allProductsId, ids['Mugs']] } }), ['Tall mugs', 'Small mugs', 'Tea']],
  [() => ({ 'parentCategory.id': null }), ['All Products', 'Mugs', 'Bowls']],
  [() => ({ 'parentCategory.index': { $gte: 2 } }), ['Bowls']],
  [() => ({ $or: [{ name: 'Tea' }, { name: { $eq: 'Bowls' } }] }), ['Bowls', 'Tea']],
]

describe('queryCategories', () => {
  test('200: all visible ones, the oldest first, with what is requested', async () => {
    const { categories, pagingMetadata } = await query({ fields: ['BREADCRUMBS_INFO', 'DESCRIPTION', 'RICH_CONTENT_DESCRIPTION'] }, vera)
    expect(namesOf(categories)).toEqual(visible)
    expect(pagingMetadata).toEqual({ count: 6, cursors: {}, hasNext: false })
    expect(categories[1]).toMatchObject({ description: 'To drink tea.', richContentDescription: { nodes: [{ type: 'PARAGRAPH' }] } })
    expect(categories[5]).toMatchObject({ breadcrumbsInfo: { breadcrumbs: [{ categoryId: allProductsId, categorySlug: 'all-products' }] } })
    expect((await query()).categories[1]).not.toHaveProperty('description')
  })

  test('200: hidden ones on request, for owners and apps', async () => {
    expect(namesOf((await query({ returnNonVisibleCategories: true })).categories)).toEqual([...visible, 'Secret mugs'])
    expect(namesOf((await query({ returnNonVisibleCategories: true }, vera)).categories)).toEqual(visible)
    const hidden = { query: { filter: { visible: false } }, returnNonVisibleCategories: true }
    expect(namesOf((await query(hidden)).categories)).toEqual(['Secret mugs'])
    expect(namesOf((await query(hidden, vera)).categories)).toEqual([])
  })

  test.each(filters.map(([filter, names], at) => [at, names, filter] as const))('200: filter %i: %j', async (_, names, filter) =>
    expect(namesOf((await query({ query: { filter: filter() } }, vera)).categories)).toEqual(names),
  )

  test.each<[string, 'ASC' | 'DESC', string[]]>([
    ['name', 'ASC', ['All Products', 'Bowls', 'Mugs', 'Small mugs', 'Tall mugs', 'Tea']],
    ['createdDate', 'DESC', visible.toReversed()],
    ['updatedDate', 'ASC', visible],
  ])('200: by %s %s', async (fieldName, order, names) =>
    expect(namesOf((await query({ query: { sort: [{ fieldName, order }] } })).categories)).toEqual(names),
  )

  test('200: by place; by managing app', async () => {
    const byPlace = [{ fieldName: 'parentCategory.id' }, { fieldName: 'parentCategory.index' }]
    const names = namesOf((await query({ query: { sort: byPlace } })).categories)
    for (const group of [
      ['All Products', 'Mugs', 'Bowls'],
      ['Tall mugs', 'Small mugs'],
    ])
      expect(names.filter((name) => group.includes(name!))).toEqual(group)
    const byApp = [{ fieldName: 'managingAppId', order: 'DESC' as const }]
    const { categories } = await query({ query: { sort: byApp, filter: { managingAppId: { $exists: true } } } })
    expect(namesOf(categories)).toEqual(['Bowls'])
  })

  test('200: page by page, both ways', async () => {
    const seen: string[][] = []
    let page = await query({ query: { cursorPaging: { limit: 4 } } }, vera)
    for (;;) {
      seen.push(namesOf(page.categories) as string[])
      const { cursors, hasNext, count: onPage } = page.pagingMetadata
      expect(onPage).toBe(page.categories.length)
      if (!hasNext) break
      page = await query({ query: { cursorPaging: { limit: 4, cursor: cursors.next! } } }, vera)
    }
    expect(seen).toEqual([visible.slice(0, 4), visible.slice(4)])
    const back = await query({ query: { cursorPaging: { cursor: page.pagingMetadata.cursors.prev! } } }, vera)
    expect(namesOf(back.categories)).toEqual(visible.slice(0, 4))
  })

  test('200: however many, in two statements', async () => {
    await query({ fields: ['BREADCRUMBS_INFO'] })
    expect(await statementsOf(site.database, () => query({ fields: ['BREADCRUMBS_INFO'] }))).toBeLessThanOrEqual(2)
  })

  test.each<[Query['query'], string[]]>([
    [{ filter: { description: 'x' } }, ['query.filter.description FIELD_NOT_ALLOWED']],
    [{ sort: [{ fieldName: 'slug' }] }, ['query.sort[0].fieldName FIELD_NOT_ALLOWED']],
    [{ cursorPaging: { limit: 1001 } }, ['query.cursorPaging.limit MAX']],
    [{ cursorPaging: { cursor: 'x' } }, ['query.cursorPaging.cursor FORMAT']],
  ])('400: %j', async (wrong, rules) => expect(brokenRules(await refusalOf(query({ query: wrong! })))).toEqual(rules))
})

describe('searchCategories', () => {
  test.each<[string, object, string[]]>([
    ['in names and descriptions', { expression: 'tea' }, ['Mugs', 'Tea']],
    ['in names', { expression: 'tea', fields: ['name'] }, ['Tea']],
    ['in descriptions', { expression: 'children', fields: ['description'] }, ['Small mugs']],
    ['all words', { expression: 'tall mugs', mode: 'AND' }, ['Tall mugs']],
    ['any word', { expression: 'tall bowls' }, ['Tall mugs', 'Bowls']],
    ['nothing', { expression: 'plates' }, []],
    ['no words', {}, visible],
  ])('200: %s', async (_, details, names) => {
    expect(namesOf((await search({ search: { search: details } }, vera)).categories)).toEqual(names)
    expect(await count({ search: details }, vera)).toBe(names.length)
  })

  test('200: hidden ones on request, for owners and apps', async () => {
    const hidden = { search: { search: { expression: 'secret' } }, returnNonVisibleCategories: true }
    expect(namesOf((await search(hidden)).categories)).toEqual(['Secret mugs'])
    expect(namesOf((await search(hidden, vera)).categories)).toEqual([])
    expect(namesOf((await search({ search: hidden.search })).categories)).toEqual([])
  })

  test('200: words, filter, sort and page together', async () => {
    const request = {
      search: { expression: 'mugs' },
      filter: { 'parentCategory.id': ids['Mugs'] },
      sort: [{ fieldName: 'name', order: 'DESC' as const }],
      cursorPaging: { limit: 1 },
    }
    const first = await search({ search: request, fields: ['DESCRIPTION'] })
    expect(first.categories).toMatchObject([{ name: 'Tall mugs', description: null }])
    const cursor = first.pagingMetadata.cursors.next!
    expect(namesOf((await search({ search: { cursorPaging: { cursor } } })).categories)).toEqual(['Small mugs'])
  })

  test('200: aggregations have the IDs of the wire', async () => {
    const values = (fieldPath: string) => ({
      name: fieldPath,
      type: 'VALUE' as const,
      fieldPath,
      value: { sortType: 'VALUE' as const, sortDirection: 'ASC' as const },
    })
    const { aggregationData } = await search({
      search: {
        cursorPaging: { limit: 0 },
        aggregations: [
          values('parentCategory.id'),
          values('visible'),
          values('treeReference.appNamespace'),
          { name: 'index', type: 'SCALAR', fieldPath: 'parentCategory.index', scalar: { type: 'MAX' } },
        ],
      },
      returnNonVisibleCategories: true,
    })
    const [parents, visibility, namespaces, index] = aggregationData!.results!
    expect(parents!.values!.results).toEqual(
      expect.arrayContaining([
        { value: allProductsId, count: 1 },
        { value: ids['Mugs'], count: 2 },
      ]),
    )
    expect(visibility!.values!.results).toEqual([
      { value: 'false', count: 1 },
      { value: 'true', count: 6 },
    ])
    expect(namespaces!.values!.results).toEqual([{ value: '@wix/stores', count: 7 }])
    expect(index!.scalar).toMatchObject({ value: 3 })
  })

  test('400: fields that have no words', async () =>
    expect(brokenRules(await refusalOf(search({ search: { search: { expression: 'a', fields: ['slug'] } } })))).toEqual([
      'search.search.fields[0] FIELD_NOT_ALLOWED',
    ]))
})

describe('countCategories', () => {
  test('200: visible ones; hidden ones on request, for owners and apps', async () => {
    expect(await count()).toBe(6)
    expect(await count({ returnNonVisibleCategories: true })).toBe(7)
    expect(await count({ returnNonVisibleCategories: true }, vera)).toBe(6)
  })

  test('200: those that match', async () => {
    for (const [filter, names] of filters) expect(await count({ filter: filter() })).toBe(names.length)
    expect(await count({ filter: { 'parentCategory.id': ids['Mugs'] }, search: { expression: 'children' } })).toBe(1)
  })

  test('400: wrong conditions', async () => {
    expect(brokenRules(await refusalOf(count({ filter: { description: 'x' } })))).toEqual(['filter.description FIELD_NOT_ALLOWED'])
    expect(brokenRules(await refusalOf(count({ search: { expression: 'a', fields: ['slug'] } })))).toEqual([
      'search.fields[0] FIELD_NOT_ALLOWED',
    ])
  })
})

test('404: another tree; 403: an app without the permission', async () => {
  const other = { treeReference: { ...treeReference, treeKey: 'other' } }
  const app = site.as({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['CATEGORIES.CATEGORY_CREATE'] })
  for (const call of [query, search, count]) {
    expect(await refusalOf(call(other))).toMatchObject({ status: 404, code: 'TREE_NOT_FOUND' })
    expect(await refusalOf(call({}, app))).toMatchObject({ status: 403 })
  }
})

test('200: a thousand on one page, whose products are counted in the same statement', async () => {
  const neighbour = await site.neighbour()
  const { siteId, database } = neighbour
  await database.run(sql`
    insert into collections (site_id, id, revision, created_date, updated_date, name, slug, visible, sort, doc, sibling_index)
    select ${siteId}, gen_random_uuid(), 1, now(), now(), 'Many ' || n, 'many-' || n, true, 'NEWEST', '{"description": "", "media": []}', n + 100
    from generate_series(1, 1000) as n`)
  const theirs = neighbour.as(neighbour.visitor())
  const { categories, pagingMetadata } = await query({ query: { cursorPaging: { limit: 1000 } } }, theirs)
  expect([categories.length, pagingMetadata.hasNext]).toEqual([1000, true])
  expect(await count({}, theirs)).toBeGreaterThan(1000)
})
