import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client
let vera: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  vera = site.as(site.visitor())
})

const sizes = { name: 'Size', choices: [{ value: 'S', description: 'Small' }, { value: 'L' }] }
const colors = {
  name: 'Colour',
  choices: [
    { value: '#4a5d3a', description: 'Moss' },
    { value: '#c2543d', description: 'Rust' },
  ],
}

describe('200', () => {
  test('with a name and a price only', async () => {
    const { product } = await olga.catalogue.createProduct({ product: { name: '  Tall mug ', priceData: { price: 24.5 } } })
    expect(product).toMatchObject({
      name: 'Tall mug',
      slug: 'tall-mug',
      visible: true,
      productType: 'physical',
      numericId: '48',
      priceData: { price: 24.5, discountedPrice: 24.5, currency: 'EUR' },
      manageVariants: false,
      productOptions: [],
      stock: { trackInventory: false, inStock: true },
      variants: [{ id: '00000000-0000-0000-0000-000000000000', choices: {} }],
    })
    expect((await vera.catalogue.getProduct({ id: product.id! })).product.name).toBe('Tall mug')
  })

  test('with all that a product can have', async () => {
    const { product } = await olga.catalogue.createProduct({
      product: {
        name: 'Olive oil',
        slug: 'oil',
        visible: false,
        description: '<p onclick="alert(1)">From <strong>Alentejo</strong><script>alert(1)</script></p>',
        sku: 'OIL',
        weight: 1.25,
        productDimensions: { length: '10', width: '8.5', height: '30', unit: 'CM' },
        packageDimensions: { length: '12', width: '12', height: '34', unit: 'CM' },
        priceData: { price: 9 },
        costAndProfitData: { itemCost: 4 },
        pricePerUnitData: { totalQuantity: 750, totalMeasurementUnit: 'ML', baseQuantity: 1, baseMeasurementUnit: 'L' },
        additionalInfoSections: [{ title: 'Storage', description: '<p>Dark and cool.</p>' }],
        customTextFields: [{ title: 'Label', maxLength: 20, mandatory: true }],
        discount: { type: 'PERCENT', value: 10 },
        seoData: {
          tags: [{ type: 'title', children: 'Olive oil from Alentejo' }],
          settings: { keywords: [{ term: 'oil', isMain: true }] },
        },
        ribbon: 'New',
        brand: 'Herdade',
      },
    })
    expect(product).toMatchObject({
      slug: 'oil',
      visible: false,
      description: '<p>From <strong>Alentejo</strong></p>',
      sku: 'OIL',
      weight: 1.25,
      productDimensions: { width: '8.5', unit: 'CM' },
      packageDimensions: { height: '34' },
      priceData: { price: 9, discountedPrice: 8.1, pricePerUnit: 10.8, formatted: { pricePerUnit: '€10.80' } },
      costAndProfitData: { itemCost: 4, profit: 4.1 },
      costRange: { minValue: 4, maxValue: 4 },
      pricePerUnitData: { totalQuantity: 750, baseMeasurementUnit: 'L' },
      additionalInfoSections: [{ title: 'Storage', description: '<p>Dark and cool.</p>' }],
      customTextFields: [{ title: 'Label', maxLength: 20, mandatory: true }],
      discount: { type: 'PERCENT', value: 10 },
      seoData: { tags: [{ type: 'title', children: 'Olive oil from Alentejo' }] },
      ribbon: 'New',
      brand: 'Herdade',
      variants: [{ variant: { sku: 'OIL', weight: 1.25, productDimensions: { length: '10' } } }],
    })
  })

  test('a variant for each combination of choices, if they are managed', async () => {
    const { product } = await olga.catalogue.createProduct({
      product: { name: 'Jumper', priceData: { price: 80 }, manageVariants: true, productOptions: [sizes, colors] },
    })
    expect(
      product.productOptions!.map(({ optionType, name, choices }) => [optionType, name, choices!.map(({ description }) => description)]),
    ).toEqual([
      ['drop_down', 'Size', ['Small', 'L']],
      ['color', 'Colour', ['Moss', 'Rust']],
    ])
    expect(product.variants!.map(({ choices }) => choices)).toEqual([
      { Size: 'Small', Colour: 'Moss' },
      { Size: 'Small', Colour: 'Rust' },
      { Size: 'L', Colour: 'Moss' },
      { Size: 'L', Colour: 'Rust' },
    ])
  })

  test('the same name again gets another address', async () => {
    const create = () => olga.catalogue.createProduct({ product: { name: 'Vela', priceData: { price: 5 } } })
    expect([(await create()).product.slug, (await create()).product.slug]).toEqual(['vela', 'vela-1'])
  })
})

test.each<[string, object, object]>([
  ['400', { name: 'A' }, { code: 'INVALID_ARGUMENT' }],
  ['400', { priceData: { price: 1 } }, { code: 'INVALID_ARGUMENT' }],
])('%s: %j', async (_status, product, expected) => {
  expect(await refusalOf(olga.catalogue.createProduct({ product: product as never }))).toMatchObject(expected)
})
