import { beforeAll, describe, expect, test } from 'vitest'
import type { productsV3 } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Client } from '@stoa/sdk'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { makeSearchedShop, type SearchedShop } from '../../../../../tests/support/searched-shop.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

type Search = NonNullable<RequestOf<typeof productsV3.searchProducts>['search']>
type Filter = NonNullable<Search['filter']>
type Aggregation = Omit<NonNullable<Search['aggregations']>[number], 'nested' | 'type'> & { type: 'VALUE' | 'RANGE' | 'DATE_HISTOGRAM' }

let site: TestSite
let vera: Client
let olga: Client
let idOf: (slug: string) => string

const throwId = () => idOf('fog-throw')
const vessels = '30000000-0000-4000-8000-000000000001'
const all = '00000000-000000-000000-000000000001'

beforeAll(async () => {
  site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
  idOf = await productIds(site)
  const change = (slug: string, changes: object) =>
    site.database.run(sql`
      update products set doc = doc || ${JSON.stringify(changes)}::jsonb where site_id = ${site.siteId} and slug = ${slug}`)
  await change('jarro', { tags: { private: ['secret'], public: ['gift'] } })
  await change('balao', { additionalRibbons: [{ partId: vessels, name: 'Handmade' }] })
  await site.database.run(sql`
    update variants set barcode = '4006381333931', preorder_limit = 5, quantity = 0, track_quantity = true
    where site_id = ${site.siteId} and product_id = ${throwId()} and position = 0`)
  await site.database.run(sql`
    update variants set visible = false, sku = 'HIDDEN', price_minor = 1, weight = 50 where site_id = ${site.siteId} and product_id = ${throwId()} and position = 2`)
})

const search = (search: Search, as = vera) => as.productsV3.searchProducts({ search })
const slugs = async (filter: Filter, as = vera): Promise<string[]> =>
  (await search({ filter, cursorPaging: { limit: 100 } }, as)).products.map(({ slug }) => slug!).toSorted()
const productOf = async (slug: string) => (await vera.productsV3.getProductBySlug({ slug, fields: ['INFO_SECTION'] })).product

describe('200: finds products', () => {
  test.each<[string, () => Filter | Promise<Filter>, string[]]>([
    ['by name', () => ({ name: { $contains: 'glass' } }), ['hyacinth-glass', 'neighbourly-glass', 'storm-glass']],
    ['by type', () => ({ productType: 'DIGITAL' }), ['paper-sundial', 'windowsill-in-the-rain']],
    ['by brand', async () => ({ 'brand.id': (await productOf('balao')).brand!.id!, slug: { $startsWith: 'b' } }), ['balao']],
    ['by the name of the brand', () => ({ 'brand.name': { $startsWith: 'Lampistaria' } }), ['marquise-lamp']],
    ['by ribbon', async () => ({ 'ribbon.id': { $in: [(await productOf('jarro')).ribbon!.id!] } }), ['jarro']],
    ['by the text of the ribbon', () => ({ 'ribbon.name': 'Only a few' }), ['disposition-barometer']],
    ['by further ribbons', () => ({ 'additionalRibbons.name': { $hasSome: ['Handmade'] } }), ['balao']],
    [
      'by section',
      async () => ({ 'infoSections.id': { $hasSome: [(await productOf('night-shift')).infoSections![0]!.id!] } }),
      ['night-shift'],
    ],
    [
      'by the name of a section',
      async () => ({ 'infoSections.uniqueName': { $hasSome: [(await productOf('night-shift')).infoSections![0]!.uniqueName!] } }),
      ['night-shift'],
    ],
    ['by the name of an option', () => ({ 'options.name': { $hasAll: ['Border', 'Width'] } }), ['cafe-curtain']],
    [
      'by a choice',
      async () => ({
        'options.choicesSettings.choices.choiceId': {
          $hasSome: [(await productOf('fog-throw')).options[0]!.choicesSettings!.choices![0]!.choiceId!],
        },
      }),
      ['fog-throw'],
    ],
    ['by the name of a choice', () => ({ 'options.choicesSettings.choices.name': { $hasSome: ['Dawn Rose'] } }), ['fog-throw']],
    [
      'by modifier',
      async () => ({ 'modifiers.id': { $hasSome: [(await productOf('sill-sundial')).modifiers[0]!.id!] } }),
      ['sill-sundial'],
    ],
    [
      'by the name of a modifier',
      async () => ({ 'modifiers.name': { $hasSome: [(await productOf('sill-sundial')).modifiers[0]!.name!] } }),
      ['sill-sundial'],
    ],
    ['by tag', () => ({ 'tags.publicTags.tagIds': { $hasSome: ['gift', 'other'] } }), ['jarro']],
    ['by category', () => ({ 'directCategoriesInfo.categories.id': { $hasSome: [vessels] }, name: { $startsWith: 'Jarro' } }), ['jarro']],
    [
      'by an item of the categories',
      () => ({ 'allCategoriesInfo.categories': { $matchItems: [{ id: { $in: [vessels] } }] }, slug: 'jarro' }),
      ['jarro'],
    ],
    ['of all categories', () => ({ 'directCategoriesInfo.categories': { $matchItems: [{ id: all }] }, slug: 'fog-throw' }), ['fog-throw']],
    ['that are out of stock', () => ({ 'inventory.availabilityStatus': 'OUT_OF_STOCK' }), ['moon-jar']],
    ['that accept preorders', () => ({ 'inventory.preorderStatus': { $ne: 'DISABLED' } }), ['fog-throw']],
    ['that can be preordered', () => ({ 'inventory.preorderAvailability': 'SOME_VARIANTS' }), ['fog-throw']],
    ['by price', () => ({ 'actualPriceRange.minValue.amount': { $gte: '119', $lt: '120' } }), ['fog-throw']],
    ['by the highest price', () => ({ 'actualPriceRange.maxValue.amount': '44.20' }), ['jarro']],
    ['by the price before a reduction', () => ({ 'compareAtPriceRange.minValue.amount': 52 }), ['jarro']],
    ['by the highest price before a reduction', () => ({ 'compareAtPriceRange.maxValue.amount': { $gte: 139 } }), ['fog-throw']],
    ['by weight', () => ({ 'physicalProperties.shippingWeightRange.minValue': 1.34 }), ['jarro']],
    [
      'by the highest weight',
      () => ({ 'physicalProperties.shippingWeightRange.maxValue': 0.98, slug: { $startsWith: 'fog' } }),
      ['fog-throw'],
    ],
    ['by sku', () => ({ 'variantsInfo.variants.sku': { $hasSome: ['FOG-DR'] } }), ['fog-throw']],
    ['by barcode', () => ({ 'variantsInfo.variants.barcode': { $hasSome: ['4006381333931'] } }), ['fog-throw']],
  ])('%s', async (_, filter, expected) => {
    expect(await slugs(await filter())).toEqual(expected)
  })

  test('by the choices of modifiers', async () => {
    const { id } = await createProduct(olga, {
      name: 'Lamp',
      productOptions: [{ name: 'Plug', choices: [{ value: 'C' }, { value: 'G' }] }],
    })
    const { product } = await vera.productsV3.getProduct({ productId: id })
    const choiceId = product.modifiers[0]!.choicesSettings!.choices![1]!.choiceId!
    expect(await slugs({ 'modifiers.choicesSettings.choices.choiceId': { $hasSome: [choiceId] } })).toEqual([product.slug])
    expect(await slugs({ 'modifiers.choicesSettings.choices.name': { $hasAll: ['C', 'G'] } })).toEqual([product.slug])
  })

  test('by further ribbons, but not by another part with the ID', async () => {
    await site.database.run(sql`
      update products set part_ids = part_ids || ${vessels}::uuid where site_id = ${site.siteId} and slug in ('balao', 'jarro')`)
    expect(await slugs({ 'additionalRibbons.id': { $hasSome: [vessels] } })).toEqual(['balao'])
  })

  test('B07: by what the caller sees of them', async () => {
    expect(await slugs({ 'variantsInfo.variants.sku': { $hasSome: ['HIDDEN'] } })).toEqual([])
    expect(await slugs({ 'variantsInfo.variants.sku': { $hasSome: ['HIDDEN'] } }, olga)).toEqual(['fog-throw'])
    expect(await slugs({ 'actualPriceRange.minValue.amount': { $lt: 1 } })).toEqual([])
    expect(await slugs({ 'actualPriceRange.minValue.amount': { $lt: 1 } }, olga)).toEqual(['fog-throw'])
    expect(await slugs({ 'tags.privateTags.tagIds': { $hasSome: ['secret'] } })).toEqual([])
    expect(await slugs({ 'tags.privateTags.tagIds': { $hasSome: ['secret'] } }, olga)).toEqual(['jarro'])
    expect(await slugs({ visible: false })).toEqual([])
    expect(await slugs({ visible: false }, olga)).toEqual(['nine-test-tiles'])
  })

  test.each<[string, NonNullable<Search['search']>, string[]]>([
    ['a name', { expression: 'jarro' }, ['jarro']],
    ['a sku', { expression: 'fog-dr' }, ['fog-throw']],
    ['a barcode', { expression: '4006381333931' }, ['fog-throw']],
    ['all words', { expression: 'merino estrela', mode: 'AND' }, ['fog-throw']],
    ['a brand', { expression: 'lampistaria' }, ['marquise-lamp']],
    ['a similar word', { expression: 'thermomter', fuzzy: true, fields: ['name'] }, ['shade-thermometer']],
    ['a word in named fields only', { expression: 'merino', fields: ['name'] }, []],
    ['the sku of a hidden variant', { expression: 'HIDDEN', fields: ['variantsInfo.variants.sku'] }, []],
  ])('by %s', async (_, words, expected) => {
    expect((await search({ search: words })).products.map(({ slug }) => slug)).toEqual(expected)
  })

  describe('by words of the language', () => {
    let shop: SearchedShop
    beforeAll(async () => {
      shop = await makeSearchedShop()
      await shop.add('Running shoes', { description: 'For the rain', sku: 'RUN-1' })
      await shop.add('Trainers', { description: 'Light and blue' })
      await shop.add('Blue shirt', { brand: 'Rain', sku: 'SHIRT-12' })
      await shop.add('Hidden shoes', { visible: false, sku: 'SECRET-1' })
      await shop.add('The kettle')
    })
    const found = async (words: NonNullable<Search['search']>, as = shop.vera) =>
      (await as.productsV3.searchProducts({ search: { search: words } })).products.map(({ name }) => name)

    test.each<[string, NonNullable<Search['search']>, string[]]>([
      ['in other forms', { expression: 'run shoe', mode: 'AND' }, ['Running shoes']],
      ['without their accents and case', { expression: 'RÙNNING' }, ['Running shoes']],
      ['one of them, those with more words in better places first', { expression: 'blue shirt' }, ['Blue shirt', 'Trainers']],
      ['in different fields', { expression: 'rain shoes', mode: 'AND' }, ['Running shoes']],
      ['names before texts', { expression: 'rain' }, ['Blue shirt', 'Running shoes']],
      ['in the description only', { expression: 'rain', fields: ['description'] }, ['Running shoes']],
      ['in the brand only', { expression: 'rain', fields: ['brand.name'] }, ['Blue shirt']],
      ['in the name or the brand', { expression: 'rain shirt', mode: 'AND', fields: ['name', 'brand.name'] }, ['Blue shirt']],
      ['in the name and not in the unit', { expression: 'shirt 12', mode: 'AND', fields: ['name'] }, []],
      ['with the unit as one term', { expression: 'shirt-12' }, ['Blue shirt']],
      ['with the unit without its signs', { expression: 'shirt12', fields: ['variantsInfo.variants.sku'] }, ['Blue shirt']],
      ['by other forms of whole words', { expression: 'trainer' }, ['Trainers']],
      ['not by beginnings', { expression: 'shi' }, []],
      ['by beginnings', { expression: 'shi', fuzzy: true }, ['Blue shirt']],
      ['with a typo', { expression: 'shitr', fuzzy: true }, ['Blue shirt']],
      ['with a typo in one of all words', { expression: 'bleu shirt', fuzzy: true, mode: 'AND' }, ['Blue shirt']],
      ['that the language leaves out', { expression: 'the shirt', mode: 'AND' }, ['Blue shirt']],
      ['one of them, except those', { expression: 'the shirt' }, ['Blue shirt']],
      ['all of which are such', { expression: 'the' }, ['The kettle']],
      ['of nothing but signs', { expression: '& !' }, []],
    ])('%s', async (_, words, expected) => {
      expect(await found(words)).toEqual(expected)
    })

    test('with the synonyms that the shop has set, but without its pins', async () => {
      await shop.set({ synonyms: [{ terms: ['trainers', 'running shoes'] }], oneWaySynonyms: [], pins: [] })
      expect(await found({ expression: 'running shoes', mode: 'AND' })).toEqual(['Running shoes', 'Trainers'])
      await shop.set({ synonyms: [], oneWaySynonyms: [], pins: [] })
    })

    test('B07: hidden products and their stock-keeping units for the shop only', async () => {
      for (const expression of ['hidden', 'secret-1']) {
        expect(await found({ expression })).toEqual([])
        expect(await found({ expression }, shop.olga)).toEqual(['Hidden shoes'])
      }
      const typo = { expression: 'hiden', fuzzy: true }
      expect([await found(typo), await found(typo, shop.olga)]).toEqual([[], ['Hidden shoes']])
    })

    test('page by page, by relevance', async () => {
      const search = { search: { expression: 'blue shirt shoes' }, cursorPaging: { limit: 1 } }
      const all = await found(search.search)
      const names: (string | undefined)[] = []
      for (let cursor: string | null | undefined; names.length < 5 && cursor !== null;) {
        const page = await shop.vera.productsV3.searchProducts({ search: cursor ? { cursorPaging: { cursor, limit: 1 } } : search })
        names.push(...page.products.map(({ name }) => name))
        cursor = page.pagingMetadata.hasNext ? page.pagingMetadata.cursors.next : null
      }
      expect(names).toEqual(all)
      expect(all).toEqual(['Blue shirt', 'Running shoes', 'Trainers'])
    })

    test('and counts and aggregates the same', async () => {
      const words = { expression: 'rain' }
      expect(await shop.vera.productsV3.countProducts({ search: words })).toEqual({ count: 2 })
      const brands = { name: 'brands', type: 'VALUE', fieldPath: 'brand.name' } as const
      const { aggregationData } = await shop.vera.productsV3.searchProducts({ search: { search: words, aggregations: [brands] } })
      expect(aggregationData!.results[0]!.values!.results).toEqual([{ value: 'Rain', count: 1 }])
    })
  })

  test('by a barcode with another word', async () => {
    const words = async (expression: string, fields?: string[]) =>
      (await search({ search: { expression, mode: 'AND', ...(fields && { fields }) } })).products.map(({ slug }) => slug)
    const barcode = 'variantsInfo.variants.barcode'
    expect(await words('4006381333931 fog')).toEqual(['fog-throw'])
    expect(await words('4006381333931 jarro')).toEqual([])
    expect(await words('4006381333931 merino', ['name', barcode])).toEqual([])
    expect(await words('4006381333931 fog', ['name', barcode])).toEqual(['fog-throw'])
    expect(await words('4006381333931 fog', [barcode])).toEqual([])
  })

  test('by a barcode with a word that is a code of another product', async () => {
    await site.database.run(
      sql`update variants set barcode = '5901234' where site_id = ${site.siteId} and product_id = ${idOf('jarro')} and position = 0`,
    )
    const slugs = async (expression: string) =>
      (await search({ search: { expression, mode: 'AND' } }, olga)).products.map(({ slug }) => slug)
    expect(await slugs('4006381333931 hidden fog')).toEqual(['fog-throw'])
    expect(await slugs('5901234 hidden')).toEqual([])
    await site.database.run(
      sql`update variants set sku = 'JARRO' where site_id = ${site.siteId} and product_id = ${throwId()} and position = 2`,
    )
    expect(await slugs('5901234 jarro')).toEqual(['jarro'])
    await site.database.run(
      sql`update variants set sku = 'HIDDEN' where site_id = ${site.siteId} and product_id = ${throwId()} and position = 2`,
    )
  })

  test('in the order that is requested, in pages', async () => {
    const sort: Search['sort'] = [{ fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' }]
    const first = await search({ sort, cursorPaging: { limit: 2 } })
    const prices = first.products.map(({ actualPriceRange }) => Number(actualPriceRange.minValue!.amount))
    expect(prices[0]).toBeGreaterThanOrEqual(prices[1]!)
    const second = await search({ cursorPaging: { cursor: first.pagingMetadata.cursors.next } })
    expect(second.pagingMetadata).toMatchObject({ count: 2, hasNext: true })
    expect(Number(second.products[0]!.actualPriceRange.minValue!.amount)).toBeLessThanOrEqual(prices[1]!)
    expect(second.products[0]).not.toHaveProperty('variantsInfo')
  })

  test('and aggregates all that were found', async () => {
    const { products, aggregationData } = await search({
      filter: { slug: { $in: ['jarro', 'fog-throw', 'balao'] } },
      cursorPaging: { limit: 1 },
      aggregations: [
        { name: 'stock', type: 'VALUE', fieldPath: 'inventory.availabilityStatus', value: { sortType: 'VALUE', sortDirection: 'ASC' } },
        { name: 'highest', type: 'SCALAR', fieldPath: 'actualPriceRange.maxValue.amount', scalar: { type: 'MAX' } },
      ],
    })
    expect(products).toHaveLength(1)
    expect(aggregationData!.results).toMatchObject([
      {
        name: 'stock',
        values: {
          results: [
            { value: 'IN_STOCK', count: 2 },
            { value: 'PARTIALLY_OUT_OF_STOCK', count: 1 },
          ],
        },
      },
      { name: 'highest', scalar: { type: 'MAX', value: 119 } },
    ])
  })

  test('and counts what was found by range, by period, and in combinations', async () => {
    const price: Aggregation = {
      fieldPath: 'actualPriceRange.minValue.amount',
      type: 'RANGE',
      range: { buckets: [{ to: 100 }, { from: 100 }] },
    }
    const period: Aggregation = { fieldPath: 'createdDate', type: 'DATE_HISTOGRAM', dateHistogram: { interval: 'YEAR' } }
    const brand: Aggregation = {
      fieldPath: 'brand.name',
      type: 'VALUE',
      value: { missingValues: 'INCLUDE', includeOptions: { addToBucket: 'none' } },
    }
    const { aggregationData } = await search({
      filter: { slug: { $in: ['jarro', 'fog-throw', 'marquise-lamp'] } },
      timeZone: 'Europe/Lisbon',
      aggregations: [
        { name: 'prices', ...price },
        { name: 'years', ...period },
        { name: 'brands', ...brand },
        {
          name: 'both',
          type: 'NESTED',
          nested: {
            nestedAggregations: [
              { name: 'price', ...price },
              { name: 'year', ...period },
            ],
          },
        },
      ],
    })
    const [prices, years, brands, both] = aggregationData!.results
    expect(prices!.ranges!.results.map(({ count }) => count)).toEqual([1, 2])
    expect(years!.dateHistogram!.results).toEqual([
      { value: '2025-01-01T00:00:00.000Z', count: 2 },
      { value: '2026-01-01T00:00:00.000Z', count: 1 },
    ])
    expect(brands!.values!.results).toContainEqual({ value: expect.stringContaining('Lampistaria'), count: 1 })
    expect(both!.nested!.results.map(({ results }) => [results['price']!.range!.count, results['year']!.dateHistogram!.count])).toEqual([
      [1, 1],
      [2, 1],
      [2, 1],
    ])
  })

  test('B07: for aggregations of what visitors see only', async () => {
    const tags = { name: 'tags', type: 'VALUE', fieldPath: 'tags.privateTags.tagIds' } as const
    const results = async (as: Client) =>
      (await search({ aggregations: [tags], cursorPaging: { limit: 0 } }, as)).aggregationData!.results[0]!.values!.results
    expect(await results(vera)).toEqual([])
    expect(await results(olga)).toEqual([{ value: 'secret', count: 1 }])
  })
})

describe('refused', () => {
  test('400: unknown fields and operators, each by its name', async () => {
    const { violations } = await refusalOf(
      search({
        filter: { 'variantsInfo.variants': { $matchItems: [{ sku: 'A' }] }, visibleInPos: true },
        search: { expression: 'a', fields: ['cost'] },
        sort: [{ fieldName: 'brand.name' }],
        aggregations: [{ name: 'a', type: 'VALUE', fieldPath: 'doc' }],
      }),
    )
    expect(violations.map(({ field }) => field)).toEqual([
      'search.aggregations[0].fieldPath',
      'search.filter.variantsInfo.variants.$matchItems',
      'search.filter.visibleInPos',
      'search.search.fields[0]',
      'search.sort[0].fieldName',
    ])
  })

  test('B07: 403: costs, for shoppers', async () => {
    const refused = vera.productsV3.searchProducts({ fields: ['MERCHANT_DATA'] })
    expect(await refusalOf(refused)).toMatchObject({ status: 403, code: 'NO_PERMISSION_TO_READ_MERCHANT_DATA' })
  })
})
