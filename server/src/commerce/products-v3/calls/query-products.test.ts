import { beforeAll, describe, expect, test } from 'vitest'
import type { productsV3 } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Client } from '@stoa/sdk'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

type Request = RequestOf<typeof productsV3.queryProducts>
type Query = NonNullable<Request['query']>

let vera: Client
let olga: Client
let idOf: (slug: string) => string

beforeAll(async () => {
  const site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
  idOf = await productIds(site)
})

const query = (query: Query, fields: Request['fields'] = [], as = vera) => as.productsV3.queryProducts({ query, fields })
const slugs = async (filter: Query['filter'], as = vera): Promise<string[]> =>
  (await query({ filter, cursorPaging: { limit: 100 } }, [], as)).products.map(({ slug }) => slug!).toSorted()

describe('200', () => {
  test.each<[string, () => object, string[]]>([
    ['by ID', () => ({ id: { $in: [idOf('jarro'), idOf('balao')] } }), ['balao', 'jarro']],
    ['by the start of the ID', () => ({ id: { $startsWith: '10000000-0000-4000-8000-00000000000' }, slug: 'jarro' }), ['jarro']],
    ['by handle', () => ({ handle: 'jarro' }), ['jarro']],
    ['by slug', () => ({ slug: { $startsWith: 'fog' } }), ['fog-throw']],
    ['that are hidden', () => ({ visible: false }), []],
    ['by date of creation', () => ({ createdDate: { $gte: '2025-10-16T09:00:00Z', $lte: '2025-10-16T09:00:00Z' } }), ['fog-throw']],
    ['by date of change', () => ({ updatedDate: { $lt: '2025-03-11T12:00:00Z' }, slug: 'jarro' }), ['jarro']],
  ])('products %s', async (_, filter, expected) => {
    expect(await slugs(filter() as Query['filter'])).toEqual(expected)
  })

  test('products by option, but not by another part that has the ID', async () => {
    const { product } = await vera.productsV3.getProduct({ productId: idOf('fog-throw') })
    const optionId = product.options[0]!.id!
    expect(await slugs({ 'options.id': { $hasSome: [optionId] } })).toEqual(['fog-throw'])
    expect(await slugs({ 'options.id': { $hasAll: [optionId, product.brand!.id!] } })).toEqual([])
    expect(await slugs({ 'options.id': { $hasSome: [product.brand!.id!] } })).toEqual([])
    expect(await slugs({ slug: { $in: ['fog-throw', 'jarro'] }, $not: { 'options.id': { $hasSome: [optionId] } } })).toEqual(['jarro'])
  })

  test('without variants, in the order that is requested, in pages', async () => {
    const first = await query({ sort: [{ fieldName: 'slug', order: 'DESC' }], cursorPaging: { limit: 2 } })
    expect(first.products.map(({ slug }) => slug)).toEqual(['windowsill-in-the-rain', 'weather-house'])
    expect(first.products[0]).not.toHaveProperty('variantsInfo')
    expect(first.products[1]!.variantSummary).toEqual({ variantCount: expect.any(Number) })
    expect(first.pagingMetadata).toMatchObject({ count: 2, hasNext: true })
    const second = await query({ cursorPaging: { cursor: first.pagingMetadata.cursors.next } })
    expect(second.products.map(({ slug }) => slug)).toEqual(['warm-hands-cups', 'two-lemon-bowl'])
    const back = await query({ cursorPaging: { cursor: second.pagingMetadata.cursors.prev } })
    expect(back.products).toEqual(first.products)
  })

  test('with the cheapest variant that shoppers see, and other fields, on request', async () => {
    const { products } = await query({ filter: { slug: 'marquise-lamp' } }, [
      'MIN_PRICE_VARIANT',
      'CURRENCY',
      'VARIANT_OPTION_CHOICE_NAMES',
      'BREADCRUMBS_INFO',
    ])
    const { product } = await vera.productsV3.getProduct({ productId: idOf('marquise-lamp') })
    const { variantSummary, actualPriceRange, breadcrumbsInfo } = products[0]!
    expect(breadcrumbsInfo!.breadcrumbs).toHaveLength(1)
    expect(variantSummary.variantCount).toBe(product.variantsInfo!.variants!.length)
    expect(variantSummary.minPriceVariant!.price!.actualPrice).toEqual(actualPriceRange.minValue)
    expect(variantSummary.minPriceVariant!.choices![0]!.optionChoiceNames!.optionName).toBe('Foot')
  })

  test('hidden products, to the owner only', async () => {
    expect(await slugs({ visible: false }, olga)).toEqual(['nine-test-tiles'])
    expect(await slugs({ slug: 'nine-test-tiles' })).toEqual([])
  })

  test('all without a query', async () => {
    expect((await vera.productsV3.queryProducts({})).pagingMetadata).toMatchObject({ count: 46, hasNext: false })
  })
})

describe('refused', () => {
  test('400: fields that only a search filters by, unknown values, and pages that are too large', async () => {
    const { violations } = await refusalOf(query({ filter: { name: 'Jarro' }, sort: [{ fieldName: 'handle' }] }))
    expect(violations.map(({ field }) => field)).toEqual(['query.filter.name', 'query.sort[0].fieldName'])
    expect((await refusalOf(query({ cursorPaging: { limit: 101 } }))).violations).toMatchObject([{ field: 'query.cursorPaging.limit' }])
    expect((await refusalOf(query({ cursorPaging: { cursor: 'x' } }))).violations).toMatchObject([{ field: 'query.cursorPaging.cursor' }])
  })

  test('403: costs, for shoppers', async () => {
    expect(await refusalOf(query({}, ['MERCHANT_DATA']))).toMatchObject({ status: 403, code: 'NO_PERMISSION_TO_READ_MERCHANT_DATA' })
  })
})
