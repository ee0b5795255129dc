import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createV3, priced } from '../../../../../tests/support/products-v3.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const cup = (changes: object = {}, barcode?: string) => ({
  name: 'Cup',
  productType: 'PHYSICAL' as const,
  variantsInfo: { variants: [{ ...priced('20.00'), ...(barcode !== undefined && { barcode }) }] },
  ...changes,
})

test('each product is created or fails', async () => {
  await createV3(olga, { slug: 'taken' })
  const { results, bulkActionMetadata } = await olga.productsV3.bulkCreateProducts({
    products: [
      cup(),
      cup({ slug: 'taken' }),
      cup({ brand: { id: '10000000-0000-4000-8000-00000000dead' } }),
      cup({}, 'B1'),
      cup({}, 'B1'),
      cup({ slug: 'new' }),
      cup({ slug: 'new' }),
      cup({ infoSections: [{ uniqueName: 'same', title: 'First' }] }),
      cup({ infoSections: [{ uniqueName: 'same', title: 'Second' }] }),
    ],
    returnEntity: true,
    fields: ['INFO_SECTION'],
  })
  expect(results.map(({ itemMetadata: { error }, item }) => error?.code ?? item!.slug)).toEqual([
    'cup',
    'DUPLICATE_SLUG_ERROR',
    'BRAND_NOT_FOUND',
    'cup-1',
    'BARCODE_ALREADY_EXIST_ERROR',
    'new',
    'DUPLICATE_SLUG_ERROR',
    'cup-3',
    'cup-4',
  ])
  expect(results[1]!.itemMetadata).toEqual({
    originalIndex: 1,
    success: false,
    error: { code: 'DUPLICATE_SLUG_ERROR', description: 'Another product has this address.', data: { slug: 'taken' } },
  })
  expect(results[8]!.item!.infoSections).toEqual(results[7]!.item!.infoSections)
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 5, totalFailures: 4, undetailedFailures: 0 })
})

test('without products in the answer', async () => {
  const { results } = await olga.productsV3.bulkCreateProducts({ products: [cup()] })
  expect(results).toEqual([{ itemMetadata: { id: expect.any(String), originalIndex: 0, success: true } }])
})

test('one or many take the same statements', async () => {
  const create = (count: number) => () => olga.productsV3.bulkCreateProducts({ products: Array.from({ length: count }, () => cup()) })
  expect(await statementsOf(site.database, create(30))).toBe(await statementsOf(site.database, create(1)))
})

test('400: a field that is wrong is named with the index of its product', async () => {
  expect(brokenRules(await refusalOf(olga.productsV3.bulkCreateProducts({ products: [cup(), cup({ name: ' ' })] })))).toEqual([
    'products[1].name REQUIRED_FIELD',
  ])
})
