import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { failuresIn, totalsOf, worked } from '../../../../../tests/support/products-jobs.ts'
import { createSizedV3, createV3, priced } from '../../../../../tests/support/products-v3.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

type Request = Parameters<Client['productsV3']['bulkUpdateProductVariantsByFilter']>[0]

const update = (name: string, variant: Request['variant']) =>
  olga.productsV3.bulkUpdateProductVariantsByFilter({ filter: { 'brand.name': name }, variant })
const variantsOf = async (productId: string) => {
  const { product } = await olga.productsV3.getProduct({ productId, fields: ['MERCHANT_DATA'] })
  return product.variantsInfo!.variants!
}

const dimensions = { height: '1', width: '2', length: '3' }

describe('200: every variant gets', () => {
  test.each<[string, Request['variant'], object]>([
    ['a price', priced('12.50'), priced('12.50')],
    ['a reduced price', priced('12.50', '15.00'), priced('12.50', '15.00')],
    ['a cost', { revenueDetails: { cost: { amount: '4.00' } } }, { revenueDetails: { cost: { amount: '4.00' } } }],
    ['a weight', { physicalProperties: { weight: 0.5 } }, { physicalProperties: { weight: 0.5 } }],
    [
      'sizes',
      { physicalProperties: { productDimensions: dimensions, packageDimensions: dimensions } },
      { physicalProperties: { productDimensions: dimensions, packageDimensions: dimensions } },
    ],
    ['a number', { sku: 'cup' }, { sku: 'cup' }],
    ['visibility', { visible: false }, { visible: false }],
  ])('%s', async (name, variant, expected) => {
    const brand = { name: `Brand ${name}` }
    const [cup, sized] = [await createV3(olga, { brand }), await createSizedV3(olga, ['S', 'M'], { brand })]
    expect(await totalsOf(site, update(brand.name, variant))).toEqual({ found: 2, succeeded: 2, failed: 0 })
    expect(await variantsOf(cup.id)).toMatchObject([expected])
    expect(await variantsOf(sized.id)).toMatchObject([expected, expected])
  })

  test('and keeps its choices, its ID and what isn’t sent', async () => {
    const { id, variants } = await createSizedV3(olga, ['S', 'M'], { brand: { name: 'Same' } })
    await totalsOf(site, update('Same', { sku: 'cup' }))
    const pick = (all: typeof variants) => all.map((one) => [one.id, one.choices![0]!.optionChoiceIds, one.price!.actualPrice!.amount])
    expect(pick(await variantsOf(id))).toEqual(pick(variants))
  })
})

test('200: words choose the products', async () => {
  const { id } = await createV3(olga, { name: 'Rowan' })
  const search = { expression: 'rowan' }
  await totalsOf(site, olga.productsV3.bulkUpdateProductVariantsByFilter({ filter: null, search, variant: { sku: 'rowan' } }))
  expect(await variantsOf(id)).toMatchObject([{ sku: 'rowan' }])
})

describe('200: a product fails by itself', () => {
  test('with a barcode that another variant gets', async () => {
    const [first, second] = [await createV3(olga, { brand: { name: 'Coded' } }), await createV3(olga, { brand: { name: 'Coded' } })]
    const job = await worked(site, (await update('Coded', { barcode: '4006381333931' })).jobId)
    expect(failuresIn(job)).toEqual({ [second.id]: 'BARCODE_ALREADY_EXIST_ERROR' })
    expect(await variantsOf(first.id)).toMatchObject([{ barcode: '4006381333931' }])
  })

  test('with contents that don’t fit its price per unit', async () => {
    const settings = { quantity: 500, measurementUnit: 'ML' as const }
    const { id } = await createV3(olga, {
      brand: { name: 'Liquid' },
      physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'L' } },
      variantsInfo: { variants: [{ ...priced('5.00'), physicalProperties: { pricePerUnit: { settings } } }] },
    })
    const contents = (quantity: number, measurementUnit: 'G' | 'ML') => ({
      physicalProperties: { pricePerUnit: { settings: { quantity, measurementUnit } } },
    })
    const job = await worked(site, (await update('Liquid', contents(500, 'G'))).jobId)
    expect(failuresIn(job)).toEqual({ [id]: 'INVALID_ARGUMENT' })
    expect(await totalsOf(site, update('Liquid', contents(750, 'ML')))).toMatchObject({ succeeded: 1 })
    expect((await variantsOf(id))[0]!.physicalProperties!.pricePerUnit!.settings).toEqual({ quantity: 750, measurementUnit: 'ML' })
  })
})

describe('refused at once', () => {
  test('COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE', async () =>
    expect(await refusalOf(update('Any', priced('5.00', '5.00')))).toMatchObject({ code: 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE' }))

  test.each<[Request['variant'], string]>([
    [{}, 'variant REQUIRED_FIELD'],
    [priced('5.005'), 'variant.price.actualPrice.amount VALIDATION'],
    [
      { physicalProperties: { pricePerUnit: { settings: { quantity: 1 } } } },
      'variant.physicalProperties.pricePerUnit.settings.measurementUnit REQUIRED_FIELD',
    ],
  ])('400: %j', async (variant, rule) => expect(brokenRules(await refusalOf(update('Any', variant)))).toEqual([rule]))
})
