import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createProduct, createSized, eventsOf } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
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
          tags: [{ type: 'title', children: 'Olive oil from Alentejo', meta: { height: 120 } }],
          settings: { keywords: [{ term: 'oil', isMain: true, origin: 'TYPED' }] },
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
      seoData: {
        tags: [{ type: 'title', children: 'Olive oil from Alentejo', meta: { height: 120 } }],
        settings: { keywords: [{ term: 'oil', isMain: true, origin: 'TYPED' }] },
      },
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

describe('400', () => {
  test.each<[object, string[]]>([
    [{ name: 'A' }, ['product.priceData REQUIRED_FIELD']],
    [{ priceData: { price: 1 } }, ['product.name REQUIRED_FIELD']],
    [{ name: 'A', priceData: { price: -1 } }, ['product.priceData.price MIN']],
    [{ name: 'A', priceData: { price: 1_000_000_000 } }, ['product.priceData.price MAX']],
    [{ name: 'A', priceData: { price: 1 }, description: 'x'.repeat(8001) }, ['product.description MAX_LENGTH']],
    [{ name: ' ', priceData: { price: 1 } }, ['product.name REQUIRED_FIELD']],
    [{ name: 'A', priceData: { price: 1 }, slug: 'A B' }, ['product.slug FORMAT']],
    [{ name: 'A', priceData: { price: 1 }, discount: { type: 'PERCENT', value: 101 } }, ['product.discount.value MAX']],
    [{ name: 'A', priceData: { price: 1 }, discount: { type: 'AMOUNT', value: 1.01 } }, ['product.discount.value MAX']],
    [
      { name: 'A', priceData: { price: 1 }, productOptions: [{ name: '__proto__', choices: [{ value: 'a' }] }] },
      ['product.productOptions[0].name FORMAT'],
    ],
  ])('%j', async (product, expected) => {
    expect(brokenRules(await refusalOf(olga.catalogue.createProduct({ product: product as never })))).toEqual(expected)
  })

  test('a million combinations are refused at once', async () => {
    const choices = Array.from({ length: 100 }, (_, at) => ({ value: `choice ${at}` }))
    const productOptions = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name, choices }))
    const begin = performance.now()
    expect(await refusalOf(createSized(olga, { productOptions }))).toMatchObject({
      status: 400,
      code: 'TOO_MANY_VARIANTS',
      data: { variants: 2_000_000_000 },
    })
    expect(performance.now() - begin).toBeLessThan(1000)
  })
})

describe('limits', () => {
  test('200: a thousand variants', async () => {
    const choices = Array.from({ length: 10 }, (_, at) => ({ value: String(at) }))
    const productOptions = ['A', 'B', 'C'].map((name) => ({ name, choices }))
    const begin = performance.now()
    const { variants } = await createSized(olga, { productOptions })
    expect(variants).toHaveLength(1000)
    expect(performance.now() - begin).toBeLessThan(5000)
  })

  test('200: 8,000 characters of description, the highest price, and names that objects have', async () => {
    const options = ['constructor', 'toString'].map((name) => ({ name, choices: [{ value: 'hasOwnProperty' }] }))
    const product = await createSized(olga, {
      description: 'x'.repeat(8000),
      priceData: { price: 999_999_999.99 },
      productOptions: options,
    })
    expect(product).toMatchObject({
      description: 'x'.repeat(8000),
      priceData: { price: 999_999_999.99 },
      variants: [{ choices: { constructor: 'hasOwnProperty', toString: 'hasOwnProperty' } }],
    })
  })
})

test('409: the address of another product', async () => {
  await createProduct(olga, { slug: 'taken' })
  expect(await refusalOf(createProduct(olga, { slug: 'taken' }))).toMatchObject({
    status: 409,
    code: 'SLUG_ALREADY_EXISTS',
    data: { slug: 'taken' },
  })
})

test('403: shoppers', async () => {
  expect(await refusalOf(createProduct(vera))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})

test('one event, and its first version', async () => {
  const { id } = await createProduct(olga)
  expect(await eventsOf(site, id)).toEqual(['product_created'])
  expect((await olga.catalogue.queryProductVersions({ id })).versions).toMatchObject([
    { version: 1, operation: 'CREATED', changedFields: [], identity: { identityType: 'WIX_USER', wixUserId: site.owner().id } },
  ])
})
