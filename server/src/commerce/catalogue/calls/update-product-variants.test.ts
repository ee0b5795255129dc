import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createProduct, createSized, describeRefusals, eventsOf } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

describe('200', () => {
  test('the variants with the choices change, others stay', async () => {
    const { id } = await createSized(olga)
    const size = { length: '10', width: '8.5', height: '30', unit: 'CM' as const }
    const change = { price: 26, cost: 9, weight: 0.5, sku: 'S-1', visible: false, productDimensions: size, packageDimensions: size }
    const { variants } = await olga.catalogue.updateProductVariants({ id, variants: [{ choices: { Size: 'S' }, ...change }] })
    expect(variants.map(({ choices, variant }) => [choices, variant])).toMatchObject([
      [
        { Size: 'S' },
        {
          priceData: { price: 26 },
          costAndProfitData: { itemCost: 9, profit: 17 },
          weight: 0.5,
          sku: 'S-1',
          visible: false,
          productDimensions: size,
          packageDimensions: size,
        },
      ],
      [{ Size: 'M' }, { priceData: { price: 20 }, weight: 0, sku: '', visible: true }],
    ])
    expect(await eventsOf(site, id)).toEqual(['product_created', 'variants_changed'])
  })

  test('null clears a value', async () => {
    const { id } = await createSized(olga, { weight: 1, costAndProfitData: { itemCost: 9 }, packageDimensions: { length: '4' } })
    const { variants } = await olga.catalogue.updateProductVariants({
      id,
      variants: [{ choices: { Size: 'S' }, weight: null, cost: null, sku: null, packageDimensions: null }],
    })
    expect(variants[0]!.variant).toEqual({
      priceData: expect.anything() as object,
      convertedPriceData: expect.anything() as object,
      weight: 0,
      sku: '',
      visible: true,
    })
  })

  test('IDs come before choices, no choices are all, and later entries win', async () => {
    const { id, variants: made } = await createSized(olga)
    const [small, medium] = made!.map((one) => one.id!)
    const { variants } = await olga.catalogue.updateProductVariants({
      id,
      variants: [
        { choices: {}, price: 1, sku: 'X' },
        { variantIds: [small!], choices: { Size: 'M' }, price: 2 },
        { variantIds: [medium!], price: 3 },
      ],
    })
    expect(variants.map(({ variant }) => [variant.priceData.price, variant.sku])).toEqual([
      [2, 'X'],
      [3, 'X'],
    ])
  })

  test('a thousand entries about a thousand variants', async () => {
    const choices = (count: number) => Array.from({ length: count }, (_, at) => ({ value: String(at) }))
    const productOptions = ['A', 'B', 'C'].map((name) => ({ name, choices: choices(10) }))
    const { id } = await createSized(olga, { productOptions })
    const begin = performance.now()
    const entries = Array.from({ length: 1000 }, (_, at) => ({ choices: { A: String(at % 10) }, price: at }))
    const { variants } = await olga.catalogue.updateProductVariants({ id, variants: entries })
    expect(new Set(variants.map(({ variant }) => variant.priceData.price))).toEqual(
      new Set([990, 991, 992, 993, 994, 995, 996, 997, 998, 999]),
    )
    expect(performance.now() - begin).toBeLessThan(5000)
  })
})

describe('refused', () => {
  test.each<[string, object, object]>([
    ['404: no such choice', { choices: { Size: 'L' }, price: 1 }, { status: 404, code: 'VARIANT_NOT_FOUND' }],
    ['404: no such option', { choices: { Scent: 'S' }, price: 1 }, { status: 404, code: 'VARIANT_NOT_FOUND' }],
    [
      '404: another product’s variant',
      { variantIds: ['dead0000-0000-4000-8000-000000000000'] },
      { status: 404, code: 'VARIANT_NOT_FOUND' },
    ],
  ])('%s', async (_what, change, expected) => {
    const { id } = await createSized(olga)
    expect(await refusalOf(olga.catalogue.updateProductVariants({ id, variants: [change] }))).toMatchObject(expected)
  })

  test('409: variants that aren’t managed', async () => {
    const { id } = await createProduct(olga)
    expect(await refusalOf(olga.catalogue.updateProductVariants({ id, variants: [{ price: 1 }] }))).toMatchObject({
      status: 409,
      code: 'VARIANTS_NOT_MANAGED',
    })
  })

  test.each([
    [{ price: -1 }, 'variants[0].price MIN'],
    [{ cost: -1 }, 'variants[0].cost MIN'],
    [{ weight: 1e12 }, 'variants[0].weight MAX'],
    [{ sku: 'x'.repeat(41) }, 'variants[0].sku MAX_LENGTH'],
  ])('400: %j', async (change, expected) => {
    const { id } = await createSized(olga)
    expect(brokenRules(await refusalOf(olga.catalogue.updateProductVariants({ id, variants: [change] })))).toEqual([expected])
  })
})

describeRefusals(
  () => site,
  (client, id) => client.catalogue.updateProductVariants({ id, variants: [{ price: 1 }] }),
)
