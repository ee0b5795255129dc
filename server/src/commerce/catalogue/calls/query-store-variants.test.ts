import { beforeAll, describe, expect, test } from 'vitest'
import type { catalogue } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Client } from '@stoa/sdk'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import { defaultVariantId } from '../product.ts'

type Query = NonNullable<RequestOf<typeof catalogue.queryStoreVariants>['query']>

let site: TestSite
let vera: Client
let olga: Client
let idOf: (slug: string) => string

beforeAll(async () => {
  site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
  idOf = await productIds(site)
  await site.database.run(sql`update variants set visible = false where site_id = ${site.siteId} and sku = 'FOG-DR'`)
})

const skus = async (query: Query, as = vera) => (await as.catalogue.queryStoreVariants({ query })).variants.map(({ sku }) => sku)

async function codeOf(ask: Promise<unknown>): Promise<string> {
  const { status, code } = await refusalOf(ask)
  return `${status} ${code}`
}

describe('queryStoreVariants', () => {
  test.each<[string, () => object, string[]]>([
    ['of one product', () => ({ productId: idOf('fog-throw') }), ['FOG-FO', 'FOG-SL']],
    ['by the name of the product', () => ({ productName: { $startsWith: 'fog' } }), ['FOG-FO', 'FOG-SL']],
    ['by sku', () => ({ sku: { $startsWith: 'noon-le' } }), ['NOON-LE-17', 'NOON-LE-27']],
    ['by their id across the catalogue', () => ({ id: `${idOf('jarro')}-${defaultVariantId}` }), ['JARRO']],
    ['by how many there are', () => ({ 'stock.quantity': { $gte: 120 } }), ['MEADOW-BE', 'MEADOW-SO', 'POST3']],
    ['that are not counted', () => ({ 'stock.quantity': { $exists: false }, managedVariant: false }), ['PSUN', 'RAIN61']],
    ['that are sold out', () => ({ 'stock.inStock': false, productName: { $contains: 'glass' } }), ['HYA-SM']],
    [
      'of a collection',
      () => ({ collectionIds: { $hasSome: ['30000000-0000-4000-8000-000000000007'] }, managedVariant: false }),
      ['ABELHA', 'BATH', 'PARDAL'],
    ],
  ])('200: variants %s', async (_, filter, expected) => {
    expect((await skus({ filter: filter() as Query['filter'], paging: { limit: 100 } })).toSorted()).toEqual(expected)
  })

  test('200: sorted and in pages, with the total', async () => {
    const query: Query = { sort: [{ fieldName: 'stock.quantity', order: 'DESC' }], paging: { limit: 3 } }
    const { variants, metadata } = await vera.catalogue.queryStoreVariants({ query })
    expect(variants.map(({ sku }) => sku)).toEqual(['POST3', 'MEADOW-BE', 'MEADOW-SO'])
    expect(metadata).toMatchObject({ count: 3, offset: 0, total: 107, tooManyToCount: false })
    const next = await vera.catalogue.queryStoreVariants({ query: { cursorPaging: { cursor: metadata.cursors!.next! } } })
    expect(next.variants.map(({ stock }) => stock!.quantity)).toEqual([95, 88, 80])
  })

  test('200: only the owner sees hidden variants and those of hidden products', async () => {
    expect(await skus({ filter: { sku: { $in: ['FOG-DR', 'TILES9'] } } })).toEqual([])
    expect((await skus({ filter: { sku: { $in: ['FOG-DR', 'TILES9'] } } }, olga)).toSorted()).toEqual(['FOG-DR', 'TILES9'])
  })

  test('400: an unknown field', async () => {
    expect(await codeOf(skus({ filter: { price_minor: 1 } }))).toBe('400 INVALID_ARGUMENT')
  })
})
