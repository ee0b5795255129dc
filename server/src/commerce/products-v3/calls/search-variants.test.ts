import { beforeAll, describe, expect, test } from 'vitest'
import type { productsV3 } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Client } from '@stoa/sdk'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

type Search = NonNullable<RequestOf<typeof productsV3.searchVariants>['search']>
type Filter = NonNullable<Search['filter']>

let vera: Client
let olga: Client
let idOf: (slug: string) => string

beforeAll(async () => {
  const site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
  idOf = await productIds(site)
  await site.database.run(sql`
    update variants set barcode = '4006381333931', preorder_limit = 3 where site_id = ${site.siteId} and sku = 'FOG-DR'`)
  await site.database.run(sql`update variants set visible = false, sku = 'HIDDEN-1' where site_id = ${site.siteId} and sku = 'DIAL'`)
})

const search = (search: Search) => vera.productsV3.searchVariants({ search })
const fog = { 'productData.slug': 'fog-throw' }
const choiceOf = async (name: string) => {
  const { product } = await vera.productsV3.getProduct({ productId: idOf('fog-throw') })
  const [option] = product.options
  return { optionId: option!.id!, choiceId: option!.choicesSettings!.choices!.find((choice) => choice.name === name)!.choiceId!, product }
}

describe('200: finds variants', () => {
  test.each<[string, () => Filter | Promise<Filter>, string[]]>([
    ['by sku', () => ({ sku: { $startsWith: 'FOG-' } }), ['FOG-DR', 'FOG-FO', 'FOG-SL']],
    ['by barcode', () => ({ barcode: '4006381333931' }), ['FOG-DR']],
    ['that are visible', () => ({ visible: true, sku: 'JARRO' }), ['JARRO']],
    ['that are out of stock', () => ({ ...fog, 'inventoryStatus.inStock': false }), ['FOG-SL']],
    ['that accept preorders', () => ({ 'inventoryStatus.preorderEnabled': true }), ['FOG-DR']],
    ['by price', () => ({ 'price.actualPrice.amount': '44.20' }), ['JARRO']],
    ['by the price before a reduction', () => ({ 'price.compareAtPrice.amount': { $gte: 52, $lt: 53 } }), ['JARRO']],
    [
      'by option',
      async () => ({ 'optionChoices.optionChoiceIds.optionId': { $hasSome: [(await choiceOf('Fog')).optionId] } }),
      ['FOG-DR', 'FOG-FO', 'FOG-SL'],
    ],
    ['by choice', async () => ({ 'optionChoices.optionChoiceIds.choiceId': { $hasSome: [(await choiceOf('Fog')).choiceId] } }), ['FOG-FO']],
    ['by the name of the product', () => ({ 'productData.name': { $startsWith: 'Jarro' } }), ['JARRO']],
    ['by the slug of the product', () => ({ 'productData.slug': 'jarro' }), ['JARRO']],
    ['by the handle of the product', () => ({ 'productData.handle': 'jarro' }), ['JARRO']],
    ['by the type of the product', () => ({ 'productData.productType': 'DIGITAL', sku: { $startsWith: 'P' } }), ['PSUN']],
    ['of visible products', () => ({ 'productData.visible': false }), []],
    [
      'by the brand of the product',
      async () => ({ 'productData.brand.id': (await choiceOf('Fog')).product.brand!.id!, sku: { $startsWith: 'FOG-F' } }),
      ['FOG-FO'],
    ],
    ['by when the product was changed', () => ({ 'productData.updatedDate': { $lte: '2025-03-11T10:00:00Z' }, sku: 'JARRO' }), ['JARRO']],
  ])('%s', async (_, filter, expected) => {
    const { variants } = await search({ filter: await filter(), sort: [{ fieldName: 'sku' }] })
    expect(variants.map(({ sku }) => sku)).toEqual(expected)
  })

  test('by words in the name of the product and the sku', async () => {
    const found = async (expression: string) =>
      (await search({ search: { expression }, sort: [{ fieldName: 'sku' }] })).variants.map(({ sku }) => sku)
    expect(await found('fog')).toEqual(['FOG-DR', 'FOG-FO', 'FOG-SL'])
    expect(await found('jarro')).toEqual(['JARRO'])
    expect(await found('fog-dr')).toEqual(['FOG-DR'])
    expect(await found('FOGDR jarro')).toEqual(['FOG-DR', 'JARRO'])
  })

  test('by words, the stock-keeping unit first', async () => {
    const found = async (words: NonNullable<Search['search']>) => (await search({ search: words })).variants.map(({ sku }) => sku)
    expect((await found({ expression: 'fog-sl fog' }))[0]).toBe('FOG-SL')
    expect(await found({ expression: 'throw fog-sl', mode: 'AND' })).toEqual(['FOG-SL'])
    expect(await found({ expression: 'fog-sl', fields: ['productData.name'] })).toEqual([])
    expect(await found({ expression: 'throw', fields: ['sku'] })).toEqual([])
  })

  test('B07: hidden variants by their stock-keeping units, for the shop only', async () => {
    const hidden = { search: { expression: 'hidden-1' } }
    expect((await search(hidden)).variants).toEqual([])
    expect((await olga.productsV3.searchVariants({ search: hidden })).variants.map(({ sku }) => sku)).toEqual(['HIDDEN-1'])
  })

  test('in pages, and aggregates all that were found', async () => {
    const { variants, pagingMetadata, aggregationData } = await search({
      filter: fog,
      sort: [{ fieldName: 'price.actualPrice.amount' }],
      cursorPaging: { limit: 1 },
      aggregations: [{ name: 'stock', type: 'VALUE', fieldPath: 'inventoryStatus.inStock' }],
    })
    expect(variants).toHaveLength(1)
    expect(pagingMetadata).toMatchObject({ count: 1, hasNext: true })
    expect(aggregationData!.results[0]!.values!.results).toEqual([
      { value: 'true', count: 2 },
      { value: 'false', count: 1 },
    ])
    const next = await search({ cursorPaging: { cursor: pagingMetadata.cursors.next } })
    expect(next.variants[0]!.productData.slug).toBe('fog-throw')
    expect(next).not.toHaveProperty('aggregationData')
  })
})

describe('refused', () => {
  test('400: unknown fields, each by its name', async () => {
    const refused = await refusalOf(search({ filter: { cost: 1 }, search: { expression: 'a', fields: ['barcode'] } }))
    expect(refused.violations.map(({ field }) => field)).toEqual(['search.filter.cost', 'search.search.fields[0]'])
  })

  test('B07: 403: costs, for shoppers', async () => {
    const refused = vera.productsV3.searchVariants({ fields: ['MERCHANT_DATA'] })
    expect(await refusalOf(refused)).toMatchObject({ status: 403, code: 'NO_PERMISSION_TO_READ_MERCHANT_DATA' })
  })
})
