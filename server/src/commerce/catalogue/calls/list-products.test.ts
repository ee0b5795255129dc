import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { catalogue } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { sampleShop } from '@stoa/seed'
import { branchOf } from '../../../../../tests/support/category-branch.ts'
import { choices, storeDoc } from '../../../../../tests/support/customized.ts'
import { jug, shirt } from '../../../../../tests/support/goods.ts'
import { planOf, type PlanMethod } from '../../../../../tests/support/plan-of.ts'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { facetsIn, listOf, matches, modelCollections, randomProducts, sorted } from '../../../../../tests/support/product-lists.ts'
import { rolledBackSite } from '../../../../../tests/support/rolled-back-site.ts'
import { seed, timesToRun } from '../../../../../tests/support/rounds.ts'
import { brokenRules, makeTestShop, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import type { Database, Sql } from '../../../kernel/db.ts'
import { readListRequest } from '../listing/request.ts'
import { selectFacets, selectListed } from '../listing/store.ts'
import { loadCatalogue } from '../load.ts'

type Request = RequestOf<typeof catalogue.listProducts>

let site: TestSite
let vera: Client

beforeAll(async () => {
  site = await makeTestSite()
  vera = site.as(site.visitor())
})

const list = (request: Request) => vera.catalogue.listProducts(request)
const slugs = async (request: Request): Promise<string[]> => (await list(request)).products.map(({ slug }) => slug!)

const collection = (number: number) => `30000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [residents, backRoom] = [7, 10].map(collection)

const brandOf = async (slug: string) => (await vera.catalogue.queryProducts({ query: { filter: { slug } } })).products[0]!.brand

describe('200: lists', () => {
  test.each<[string, Request, string[]]>([
    ['a collection', { collectionId: residents! }, ['sill-birds', 'one-bird-bath', 'night-shift', 'pensao-abelha', 'cafe-pardal']],
    ['a price range', { filter: { minPrice: 48, maxPrice: 49 } }, ['long-spout-can', 'pocket-rainbow']],
    ['nothing of a hidden collection’s hidden products', { collectionId: backRoom! }, []],
    ['a brand', { filter: { brands: ['Casa da Cera', 'No such brand'] } }, ['beeswax-tapers']],
    ['what contains the text', { search: 'GLASS', sort: 'NAME' }, ['hyacinth-glass', 'neighbourly-glass']],
    ['nothing for a wildcard', { search: '%' }, []],
  ])('%s', async (_, request, expected) => {
    expect((await slugs({ ...request, paging: { limit: 100 } })).toSorted()).toEqual(expect.arrayContaining(expected.toSorted()))
  })

  test('what is in the collections below one, too, each once: first those in its own order', async () => {
    const [top, middle, low] = (await branchOf(site, 3)) as [string, string, string]
    const olga = site.as(site.owner())
    const idsOf = await productIds(site)
    const add = (id: string, ...names: string[]) =>
      olga.collections.addProductsToCollection({ id, productIds: names.map((name) => idsOf(name)) })
    await add(top, 'jarro', 'balao')
    await add(middle, 'farol', 'jarro', 'nine-test-tiles')
    await add(low, 'storm-glass', 'farol')
    const newest = await slugs({ collectionId: top })
    expect(newest.toSorted()).toEqual(['balao', 'farol', 'jarro', 'storm-glass'])
    expect(await slugs({ collectionId: low })).toHaveLength(2)
    await olga.collections.updateCollectionSettings({ settings: { id: top, sort: 'MANUAL' } })
    const others = newest.filter((slug) => slug === 'farol' || slug === 'storm-glass')
    expect(await slugs({ collectionId: top })).toEqual(['jarro', 'balao', ...others])
    expect(await slugs({ collectionId: top, paging: { limit: 2, offset: 1 } })).toEqual(['balao', others[0]])
    const { metadata, facets } = await list({ collectionId: top, sort: 'NAME', filter: { brands: [(await brandOf('storm-glass'))!] } })
    expect(metadata.total).toBe(1)
    expect(facets.brands.reduce((sum, { count }) => sum + count!, 0)).toBe(4)
    expect(await slugs({ collectionId: top, sort: 'NAME' })).toHaveLength(4)
    await olga.collections.updateCollection({ collection: { id: low, visible: false } })
    expect(await slugs({ collectionId: top })).toEqual(['jarro', 'balao', 'farol'])
    expect(await slugs({ collectionId: middle })).toHaveLength(2)
    await olga.collections.deleteCollection({ id: top })
  })

  test('nothing of a hidden collection, as of one that doesn’t exist; for owners its products', async () => {
    const olga = site.as(site.owner())
    const { id } = (await olga.collections.createCollection({ collection: { name: 'Not yet', visible: false } })).collection
    const { products } = await list({ search: 'jarro' })
    await olga.collections.addProductsToCollection({ id, productIds: [products[0]!.id!] })
    for (const sort of ['COLLECTION', 'NAME'] as const) {
      expect(await list({ collectionId: id, sort })).toEqual(await list({ collectionId: randomUUID(), sort }))
      expect(await slugs({ collectionId: id, sort })).toEqual([])
      expect((await olga.catalogue.listProducts({ collectionId: id, sort })).products).toHaveLength(1)
    }
    await olga.collections.deleteCollection({ id })
  })

  test('the products that shoppers see, for owners too', async () => {
    const { metadata } = await list({})
    expect(metadata).toEqual({ count: 24, offset: 0, total: 46, tooManyToCount: false, hasNext: true })
    const owner = await site.as(site.owner()).catalogue.listProducts({ collectionId: allProductsId, paging: { limit: 100 } })
    expect(owner.metadata).toEqual({ count: 46, offset: 0, total: 46, tooManyToCount: false, hasNext: false })
  })
})

describe('200: a page', () => {
  test('continues where the one before ended', async () => {
    const [first, second] = [await slugs({ paging: { limit: 24 } }), await slugs({ paging: { limit: 24, offset: 24 } })]
    expect(new Set([...first, ...second]).size).toBe(46)
    expect((await list({ paging: { limit: 24, offset: 24 } })).metadata.hasNext).toBe(false)
    expect(await slugs({ paging: { offset: 100 } })).toEqual([])
  })
})

test('200: names that contain the text come first with RELEVANCE', async () => {
  const { products } = await list({ search: 'glass', sort: 'RELEVANCE' })
  const isNamed = products.map(({ name }) => /glass/i.test(name!))
  expect(isNamed).toContain(false)
  expect(isNamed).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)))
})

test('200: modifiers are filters too, also beside options', async () => {
  const shop = await makeTestShop()
  const olga = shop.as(shop.owner())
  const shopper = shop.as(shop.visitor())
  for (const id of [shirt.id, jug]) {
    await storeDoc(shop, id, { modifiers: [choices('Gift box', { Kraft: 0, Velvet: 300 }, { mandatory: false })] })
    await olga.catalogue.updateProduct({ product: { id, name: `Boxed ${id.slice(-1)}` } })
  }
  const { facets, products } = await shopper.catalogue.listProducts({ filter: { options: { 'Gift box': ['Velvet'] } } })
  expect(products.map(({ id }) => id).toSorted()).toEqual([jug, shirt.id])
  expect(facets.options.find(({ name }) => name === 'Gift box')).toEqual({
    name: 'Gift box',
    choices: [
      { name: 'Kraft', count: 2 },
      { name: 'Velvet', count: 2 },
    ],
  })
})

test('200: stock counts as it is now', async () => {
  const other = await rolledBackSite(site)
  await other.rollBack(async () => {
    const shopper = other.as(site.visitor())
    const inStock = async () => (await shopper.catalogue.listProducts({ filter: { inStock: true } })).metadata.total
    expect(await inStock()).toBe(45)
    await other.database.run(sql`
      update variants set reserved = quantity where site_id = ${site.siteId} and track_quantity
        and product_id in (select id from products where site_id = ${site.siteId} and slug = 'jarro')`)
    expect(await inStock()).toBe(44)
  })
  await other.close()
})

describe('400', () => {
  test.each<[Request, string[]]>([
    [{ filter: { minPrice: -1 } }, ['filter.minPrice MIN']],
    [{ paging: { limit: 101 } }, ['paging.limit MAX']],
    [{ search: '' }, ['search MIN_LENGTH']],
  ])('%j', async (request, expected) => expect(brokenRules(await refusalOf(list(request)))).toEqual(expected))
})

describe(`the model and PostgreSQL agree on a list of 150 products, seed ${seed}`, () => {
  const products = randomProducts(150, seed)
  let shopper: Client

  beforeAll(async () => {
    const other = await makeTestSite()
    shopper = other.as(other.visitor())
    await other.database.run(sql`delete from variants where site_id = ${other.siteId}`)
    await other.database.run(sql`delete from products where site_id = ${other.siteId}`)
    await other.database.run(sql`delete from collection_members where site_id = ${other.siteId}`)
    await loadCatalogue(other.database, other.siteId, { ...sampleShop, collections: [], media: [], products })
  })

  const searches = 'jug|Bo|clay|_| new |nothing has it|ELAN|élan|glass j|j glass|candles|the jugs|of|clay jug|fado red'.split('|')
  const corrected = ['jgu', 'glas jg', 'cndle', 'clay jgu', 'bowle new', 'size', 'thin moss bowl', '10']
  const price = fc.integer({ min: 0, max: 60_000 }).map((thousandths) => thousandths / 1000)
  const filter = fc.record(
    {
      minPrice: price,
      maxPrice: price,
      inStock: fc.boolean(),
      onSale: fc.boolean(),
      ribbons: fc.subarray(['New', 'Last', 'None']),
      brands: fc.subarray(['Clay', 'Sand', 'Jug & Son']),
      collectionIds: fc.subarray([...modelCollections, allProductsId]),
      options: fc.record(
        { Colour: fc.subarray(['Red', 'Blue', 'Moss', 'Gold']), Size: fc.subarray(['S', 'M', 'XL']), Finish: fc.constant(['Matt']) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  )
  const requests = fc.record(
    {
      collectionId: fc.constantFrom(allProductsId, ...modelCollections),
      search: fc.constantFrom(...searches, ...corrected),
      sort: fc.constantFrom('NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME', 'RELEVANCE'),
      filter,
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Request>

  test('which products match, in which order, and how many have each value', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(requests, fc.integer({ min: 0, max: 40 }), async (request, offset) => {
        const found = await shopper.catalogue.listProducts({ ...request, paging: { limit: 30, offset } })
        const { listed, correctedText } = listOf(products, request)
        const expected = sorted(
          listed.filter((product) => matches(product, request.filter ?? {})),
          { ...request, search: correctedText ?? request.search },
        )
        expect(found.products.map(({ id }) => id)).toEqual(expected.slice(offset, offset + 30).map(({ id }) => id))
        expect(found.metadata.total).toBe(expected.length)
        expect(found.facets).toEqual(facetsIn(listed, request.filter))
        expect(found.correctedText).toBe(correctedText)
      }),
      { seed, numRuns: timesToRun(150, 5000) },
    )
  })

  test('a long list has facets: 150 products are more than a page', async () => {
    const { facets, metadata } = await shopper.catalogue.listProducts({})
    expect(metadata.total).toBeGreaterThan(100)
    expect(facets.options.map(({ name }) => name).toSorted()).toEqual(['Colour', 'Size'])
    expect(facets.options.find(({ name }) => name === 'Colour')!.choices.map(({ color }) => color)).toEqual([
      '#33a',
      '#cc3',
      '#4a4',
      '#a33',
    ])
  })
})

describe('200: a list of more than 10,000 products', () => {
  test('has values without counts, and no total unless filters leave fewer', async () => {
    const other = await rolledBackSite(site)
    await other.rollBack(async () => {
      await other.database.run(sql`
        insert into products (site_id, id, created_date, updated_date, numeric_id, name, slug, visible, product_type, price_minor, brand, lowest_price_minor, choices, doc)
        select site_id, gen_random_uuid(), created_date, updated_date, 1000 + n, name, 'copy-' || n, true, product_type, price_minor, 'Brand ' || n, lowest_price_minor, choices, doc
        from products, generate_series(1, 10_000) as n where site_id = ${site.siteId} and slug = 'fog-throw'`)
      const shopper = other.as(site.visitor())
      const { facets, metadata } = await shopper.catalogue.listProducts({})
      expect(metadata).toEqual({ count: 24, offset: 0, tooManyToCount: true, hasNext: true })
      expect(facets.inStock).toEqual({})
      expect(facets.options.flatMap(({ choices }) => choices).length).toBeGreaterThan(1)
      expect(JSON.stringify(facets)).not.toContain('count')
      const one = await shopper.catalogue.listProducts({ filter: { brands: ['Brand 7'] } })
      expect(one.metadata).toEqual({ count: 1, offset: 0, total: 1, tooManyToCount: false, hasNext: false })
      expect(one.facets).toEqual(facets)
    })
    await other.close()
  })
})

describe('indexes', () => {
  const plans = async (
    request: Request,
    read: typeof selectListed | typeof selectFacets,
    without: PlanMethod | readonly PlanMethod[],
  ): Promise<string> => {
    const statements: Sql[] = []
    const db = { rows: (statement: Sql) => (statements.push(statement), Promise.resolve([])) } as unknown as Database
    await read({ db, siteId: site.siteId }, readListRequest(request, { currency: 'EUR', collectionSort: 'MANUAL' }))
    return planOf(site.database, statements[0]!, { without })
  }

  test.each<[string, Request]>([
    ['products_by_created_date', { sort: 'NEWEST' }],
    ['products_by_lowest_price', { sort: 'PRICE_ASC' }],
    ['products_by_lower_name', { sort: 'NAME' }],
    ['collection_members_by_position', { collectionId: '30000000-0000-4000-8000-000000000001' }],
  ])('%s serves %j', async (index, request) => expect(await plans(request, selectListed, 'sort')).toContain(index))

  test('of stock, of which no variant is read', async () => {
    expect(await plans({}, selectFacets, ['seqscan', 'bitmapscan'])).toMatch(/Index Only Scan using variants_in_stock/)
  })
})
