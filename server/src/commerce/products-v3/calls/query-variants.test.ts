import { beforeAll, describe, expect, test } from 'vitest'
import type { productsV3 } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Client } from '@stoa/sdk'
import { storeFile } from '../../../../../tests/support/files.ts'
import { productIds } from '../../../../../tests/support/product-ids.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

type Request = RequestOf<typeof productsV3.queryVariants>
type Query = NonNullable<Request['query']>

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

const query = (query: Query, fields: Request['fields'] = [], as = vera) => as.productsV3.queryVariants({ query, fields })
const ofThrow = () => ({ filter: { 'productData.productId': idOf('fog-throw') } })
const skus = async (filter: object, as = vera) =>
  (await query({ filter: filter as Query['filter'] }, [], as)).variants.map(({ sku }) => sku)

describe('200', () => {
  test('variants with their choices, price and stock, and what they have of their product', async () => {
    const { variants } = await query({ ...ofThrow(), sort: [{ fieldName: 'variantId' }] })
    expect(variants).toHaveLength(2)
    expect(variants[0]).toEqual({
      id: '20000000-0000-4000-8000-000000033001',
      variantId: '20000000-0000-4000-8000-000000033001',
      visible: true,
      sku: 'FOG-FO',
      optionChoices: [
        {
          optionChoiceIds: { optionId: expect.any(String), choiceId: expect.any(String) },
          optionChoiceNames: { optionName: 'Wool', choiceName: 'Fog', renderType: 'SWATCH_CHOICES' },
        },
      ],
      price: { actualPrice: { amount: '119.00' }, compareAtPrice: { amount: '139.00' } },
      media: expect.objectContaining({ id: 'stoa-fog-throw-1.webp' }),
      inventoryStatus: { inStock: true, preorderEnabled: false },
      physicalProperties: { weight: 0.98 },
      productData: {
        productId: idOf('fog-throw'),
        name: 'Fog Throw',
        slug: 'fog-throw',
        handle: 'fog-throw',
        visible: true,
        productType: 'PHYSICAL',
        revision: '1',
      },
    })
  })

  test('what is requested: currency, unit of weights, costs and subscriptions', async () => {
    await site.database.run(sql`
      update variants set barcode = '4006381333931' where site_id = ${site.siteId} and sku = 'FOG-FO'`)
    await site.database.run(sql`
      update products set doc = doc || '{"mainCategoryId": "30000000-0000-4000-8000-000000000006"}' where site_id = ${site.siteId} and slug = 'fog-throw'`)
    const fields = ['CURRENCY', 'MERCHANT_DATA', 'WEIGHT_MEASUREMENT_UNIT_INFO', 'SUBSCRIPTION_PRICES_INFO'] as const
    const { variants } = await query(ofThrow(), [...fields], olga)
    expect(variants.find(({ sku }) => sku === 'FOG-FO')).toMatchObject({
      barcode: '4006381333931',
      price: { actualPrice: { amount: '119.00', formattedAmount: '€119.00' } },
      revenueDetails: { cost: { amount: '60.00' }, profit: { amount: '59.00' }, profitMargin: 0.4958 },
      subscriptionPricesInfo: { subscriptionPrices: [] },
      productData: {
        currency: 'EUR',
        mainCategoryId: '30000000-0000-4000-8000-000000000006',
        physicalProperties: { weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' } },
      },
    })
  })

  test('the ID of the product for its only variant', async () => {
    expect((await query({ filter: { id: idOf('jarro') } })).variants).toMatchObject([
      { id: idOf('jarro'), variantId: idOf('jarro'), optionChoices: [] },
    ])
    expect(await skus({ variantId: idOf('jarro') })).toEqual(['JARRO'])
    expect(await skus({ id: '20000000-0000-4000-8000-000000033001' })).toEqual(['FOG-FO'])
    expect(await skus({ variantId: { $in: ['20000000-0000-4000-8000-000000033001'] } })).toEqual(['FOG-FO'])
  })

  test('the file of a digital product, for the shop only', async () => {
    const file = await storeFile(site, { isPrivate: true, displayName: 'rain.mp3', mediaType: 'AUDIO' })
    await site.database.run(sql`
      update products set doc = doc || ${JSON.stringify({ fileId: file.id })}::jsonb where site_id = ${site.siteId} and slug = 'windowsill-in-the-rain'`)
    const filter = { 'productData.productId': idOf('windowsill-in-the-rain') }
    const [own] = (await query({ filter }, [], olga)).variants
    expect(own).toMatchObject({
      digitalProperties: { digitalFile: { id: file.id, fileName: 'rain.mp3', fileType: 'SECURE_MUSIC' } },
      productData: { productType: 'DIGITAL' },
    })
    expect((await query({ filter })).variants[0]).not.toHaveProperty('digitalProperties')
  })

  test('hidden variants and those of hidden products, to the owner only', async () => {
    expect(await skus(ofThrow().filter, olga)).toContain('FOG-DR')
    expect(await skus(ofThrow().filter)).not.toContain('FOG-DR')
    const filter = { 'productData.productId': idOf('nine-test-tiles') }
    expect([await skus(filter), (await skus(filter, olga)).length]).toEqual([[], 1])
  })

  test('pages', async () => {
    const first = await query({ sort: [{ fieldName: 'productData.productId', order: 'DESC' }], cursorPaging: { limit: 2 } })
    expect(first.pagingMetadata).toMatchObject({ count: 2, hasNext: true })
    const second = await query({ cursorPaging: { cursor: first.pagingMetadata.cursors.next } })
    const back = await query({ cursorPaging: { cursor: second.pagingMetadata.cursors.prev } })
    expect(back.variants).toEqual(first.variants)
    expect((await query({ sort: [{ fieldName: 'id' }], cursorPaging: { limit: 1000 } })).variants.length).toBeGreaterThan(90)
  })
})

describe('refused', () => {
  test('400: fields that only a search filters by', async () => {
    expect((await refusalOf(query({ filter: { sku: 'FOG-FO' } }))).violations).toMatchObject([{ field: 'query.filter.sku' }])
  })

  test('403: costs, for shoppers', async () => {
    expect(await refusalOf(query({}, ['MERCHANT_DATA']))).toMatchObject({ status: 403, code: 'NO_PERMISSION_TO_READ_MERCHANT_DATA' })
  })
})
