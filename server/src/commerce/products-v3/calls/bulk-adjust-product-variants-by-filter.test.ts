import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { failuresIn, totalsOf, worked } from '../../../../../tests/support/products-jobs.ts'
import { createSizedV3, createV3, ofSize, priced } from '../../../../../tests/support/products-v3.ts'
import { createProduct, readProduct } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

type Adjustments = Omit<Parameters<Client['productsV3']['bulkAdjustProductVariantsByFilter']>[0], 'filter' | 'search'>

let brands = 0
const nextBrand = () => `Brand ${++brands}`
const adjust = (brand: string, adjustments: Adjustments) =>
  olga.productsV3.bulkAdjustProductVariantsByFilter({ filter: { 'brand.name': brand }, ...adjustments })
/** Price, price before the reduction, and cost. */
const pricesOf = async (productId: string) => {
  const { product } = await olga.productsV3.getProduct({ productId, fields: ['MERCHANT_DATA'] })
  return product.variantsInfo!.variants!.map(({ price, revenueDetails }) => [
    price!.actualPrice!.amount,
    price!.compareAtPrice?.amount,
    revenueDetails?.cost?.amount,
  ])
}

const costing = (amount: string) => ({ revenueDetails: { cost: { amount } } })
const reduced = { ...priced('20.00', '25.00'), ...costing('8.00') }
const full = { ...priced('20.00'), ...costing('8.00') }

describe('200', () => {
  test.each<[Adjustments, object, (string | undefined)[]]>([
    [{ actualPrice: { percentage: -10 } }, full, ['18.00', undefined, '8.00']],
    [{ actualPrice: { amount: '-0.55' } }, reduced, ['19.45', '25.00', '8.00']],
    [{ actualPrice: { percentage: 12.345 }, rounding: 'CURRENCY_PRECISION' }, full, ['22.47', undefined, '8.00']],
    [{ actualPrice: { percentage: 12.345 }, rounding: 'NO_ROUNDING' }, full, ['22.47', undefined, '8.00']],
    [{ actualPrice: { percentage: 12.345 }, rounding: 'NEAREST_WHOLE_NUMBER' }, full, ['22.00', undefined, '8.00']],
    [{ actualPrice: { percentage: -100 } }, full, ['0.00', undefined, '8.00']],
    [{ compareAtPrice: { amount: '5.00' } }, reduced, ['20.00', '30.00', '8.00']],
    [{ compareAtPrice: { amount: '5.00' } }, full, ['20.00', undefined, '8.00']],
    [{ actualPrice: { percentage: 50 }, compareAtPrice: { percentage: 50 } }, reduced, ['30.00', '37.50', '8.00']],
    [{ compareAtPriceDiscount: { percentage: 40 } }, reduced, ['15.00', '25.00', '8.00']],
    [{ compareAtPriceDiscount: { amount: '1.50' } }, full, ['18.50', '20.00', '8.00']],
    [{ compareAtPriceDiscount: { percentage: 0 } }, reduced, ['25.00', undefined, '8.00']],
    [{ compareAtPrice: { percentage: 100 }, compareAtPriceDiscount: { amount: '10.00' } }, reduced, ['40.00', '50.00', '8.00']],
    [{ cost: { percentage: 25 } }, reduced, ['20.00', '25.00', '10.00']],
    [{ cost: { amount: '1.00' } }, priced('20.00'), ['20.00', undefined, undefined]],
  ])('%j', async (adjustments, variant, expected) => {
    const brand = nextBrand()
    const { id } = await createV3(olga, { brand: { name: brand }, variantsInfo: { variants: [variant] } })
    expect(await totalsOf(site, adjust(brand, adjustments))).toEqual({ found: 1, succeeded: 1, failed: 0 })
    expect(await pricesOf(id)).toEqual([expected])
  })

  test('every variant; V1 shows the lowest price', async () => {
    const brand = nextBrand()
    const variants = [ofSize('S', '10.00'), ofSize('M', '20.00')]
    const { id } = await createSizedV3(olga, ['S', 'M'], { brand: { name: brand }, variantsInfo: { variants } })
    await totalsOf(site, adjust(brand, { actualPrice: { percentage: 10 } }))
    expect((await pricesOf(id)).map(([price]) => price)).toEqual(['11.00', '22.00'])
    expect((await readProduct(olga, id)).priceData.price).toBe(11)
  })

  test('a discount of V1 is what the price is reduced by', async () => {
    const brand = nextBrand()
    const { id } = await createProduct(olga, { brand, discount: { type: 'PERCENT', value: 25 } })
    await totalsOf(site, adjust(brand, { actualPrice: { amount: '1.00' } }))
    expect(await pricesOf(id)).toEqual([['16.00', '20.00', undefined]])
    expect((await readProduct(olga, id)).priceData).toMatchObject({ price: 20, discountedPrice: 16 })
  })

  test('words choose the products', async () => {
    const { id } = await createV3(olga, { name: 'Hawthorn' })
    const search = { expression: 'hawthorn' }
    await totalsOf(site, olga.productsV3.bulkAdjustProductVariantsByFilter({ search, actualPrice: { amount: '1.00' } }))
    expect(await pricesOf(id)).toEqual([['21.00', undefined, undefined]])
  })
})

describe('200: a product fails by itself, and stays as it is', () => {
  test.each<[Adjustments, string]>([
    [{ actualPrice: { amount: '-20.01' } }, 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE'],
    [{ actualPrice: { amount: '999999990.00' } }, 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE'],
    [{ compareAtPriceDiscount: { amount: '25.01' } }, 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE'],
    [{ compareAtPrice: { amount: '-25.01' } }, 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE'],
    [{ cost: { amount: '-8.01' } }, 'ADJUSTED_COST_OUT_OF_RANGE'],
    [{ actualPrice: { amount: '5.00' } }, 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'],
    [{ compareAtPrice: { amount: '-5.00' } }, 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'],
  ])('%j: %s', async (adjustments, code) => {
    const brand = nextBrand()
    const { id } = await createV3(olga, { brand: { name: brand }, variantsInfo: { variants: [reduced] } })
    expect(failuresIn(await worked(site, (await adjust(brand, adjustments)).jobId))).toEqual({ [id]: code })
    expect(await pricesOf(id)).toEqual([['20.00', '25.00', '8.00']])
  })
})

describe('refused at once', () => {
  test.each<[Adjustments, string]>([
    [{}, 'NO_VARIANT_ADJUSTMENTS_PASSED'],
    [{ rounding: 'NO_ROUNDING' }, 'NO_VARIANT_ADJUSTMENTS_PASSED'],
    [{ actualPrice: { amount: '1.00' }, compareAtPriceDiscount: { percentage: 10 } }, 'INVALID_PRICES_ADJUSTMENTS'],
  ])('%j: %s', async (adjustments, code) => expect(await refusalOf(adjust('Any', adjustments))).toMatchObject({ status: 400, code }))

  test.each<[Adjustments, string[]]>([
    [{ actualPrice: {} }, ['actualPrice ONE_OF_ALIGNMENT']],
    [{ cost: { amount: '1.00', percentage: 1 } }, ['cost ONE_OF_ALIGNMENT']],
    [{ actualPrice: { percentage: -101 } }, ['actualPrice.percentage MIN']],
    [{ compareAtPrice: { percentage: 1001 } }, ['compareAtPrice.percentage MAX']],
    [{ compareAtPriceDiscount: { percentage: 101 } }, ['compareAtPriceDiscount.percentage MAX']],
  ])('400: %j', async (adjustments, rules) => expect(brokenRules(await refusalOf(adjust('Any', adjustments)))).toEqual(rules))
})
