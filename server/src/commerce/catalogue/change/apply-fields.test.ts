import { describe, expect, test } from 'vitest'
import { option, product, thrownBy, variant } from '../../../../../tests/support/rule-products.ts'
import { defaultVariantId, type Product, type ProductWithVariants } from '../product.ts'
import { withFields } from './apply-fields.ts'
import type { ProductInput } from './input.ts'

const rulesOf = (error: unknown): string[] =>
  (error as { violations: { field: string; violatedRule: string }[] }).violations.map(
    ({ field, violatedRule }) => `${field} ${violatedRule}`,
  )
const refused = (input: ProductInput, before: ProductWithVariants = product(), currency = 'EUR') =>
  rulesOf(thrownBy(() => withFields(before, input, currency)))

describe('400: all violations at once', () => {
  test.each<[ProductInput, string[]]>([
    [{ name: ' ', slug: 'Über' }, ['product.name REQUIRED_FIELD', 'product.slug FORMAT']],
    [{ slug: 'a--b' }, ['product.slug FORMAT']],
    [{ discount: { type: 'PERCENT', value: 101 } }, ['product.discount.value MAX']],
    [{ discount: { type: 'AMOUNT', value: 10.01 } }, ['product.discount.value MAX']],
    [{ discount: { value: 3 } }, ['product.discount.type REQUIRED_FIELD']],
    [{ priceData: { price: 5 }, discount: { type: 'AMOUNT', value: 6 } }, ['product.discount.value MAX']],
    [
      { pricePerUnitData: { totalQuantity: 1 } },
      ['baseMeasurementUnit', 'baseQuantity', 'totalMeasurementUnit'].map((name) => `product.pricePerUnitData.${name} REQUIRED_FIELD`),
    ],
    [
      { customTextFields: [{ title: 'Name' }, { title: 'Name' }, {}, { title: '__proto__' }] },
      [
        'product.customTextFields[1].title VALIDATION',
        'product.customTextFields[2].title REQUIRED_FIELD',
        'product.customTextFields[3].title FORMAT',
      ],
    ],
    [{ description: `<p>${'&'.repeat(7990)}` }, ['product.description MAX_LENGTH']],
    [
      { additionalInfoSections: [{}, { description: `<p>${'&'.repeat(15_990)}` }] },
      ['product.additionalInfoSections[1].description MAX_LENGTH'],
    ],
  ])('%o', (input, expected) => expect(refused(input)).toEqual(expected))

  test('a price or cost that is too high in yen', () => {
    const input = { priceData: { price: 999_999_999.99 }, costAndProfitData: { itemCost: 999_999_999.99 } }
    expect(refused(input, product(), 'JPY')).toEqual(['product.costAndProfitData.itemCost MAX', 'product.priceData.price MAX'])
  })

  test('a price below the discount that stays', () => {
    expect(refused({ priceData: { price: 4 } }, product({ doc: { discount: { type: 'AMOUNT', amountMinor: 500 } } }))).toEqual([
      'product.discount.value MAX',
    ])
  })
})

describe('null clears', () => {
  const full = product({
    sku: 'MUG',
    ribbon: 'New',
    brand: 'Stoa',
    doc: {
      description: 'Text',
      weight: 1,
      itemCostMinor: 1,
      discount: { type: 'PERCENT', percent: 5 },
      productDimensions: { length: '1' },
      packageDimensions: { length: '1' },
      pricePerUnit: { totalQuantity: 1, totalMeasurementUnit: 'L', baseQuantity: 1, baseMeasurementUnit: 'L' },
      seo: { tags: [] },
    },
  })

  test.each<[ProductInput, (product: Product) => unknown, unknown?]>([
    [{ sku: null }, ({ sku }) => sku, null],
    [{ sku: '' }, ({ sku }) => sku, null],
    [{ ribbon: null }, ({ ribbon }) => ribbon, null],
    [{ brand: null }, ({ brand }) => brand, null],
    [{ description: null }, ({ doc }) => doc.description, ''],
    [{ weight: null }, ({ doc }) => doc.weight],
    [{ costAndProfitData: null }, ({ doc }) => doc.itemCostMinor],
    [{ costAndProfitData: { itemCost: null } }, ({ doc }) => doc.itemCostMinor],
    [{ costAndProfitData: {} }, ({ doc }) => doc.itemCostMinor, 1],
    [{ discount: null }, ({ doc }) => doc.discount],
    [{ discount: { type: 'NONE' } }, ({ doc }) => doc.discount],
    [{ productDimensions: null }, ({ doc }) => doc.productDimensions],
    [{ packageDimensions: null }, ({ doc }) => doc.packageDimensions],
    [{ pricePerUnitData: null }, ({ doc }) => doc.pricePerUnit],
    [{ seoData: null }, ({ doc }) => doc.seo],
  ])('%j', (input, valueOf, expected) => expect(valueOf(withFields(full, input, 'EUR').product)).toBe(expected))

  test('nothing sent changes nothing', () => expect(withFields(full, {}, 'EUR')).toEqual(full))
})

describe('the only variant', () => {
  // As a sample shop has it: the product doesn't repeat what the variant has.
  const weighed = product({}, [variant(defaultVariantId, {}, { priceMinor: 1200, weight: 0.5, costMinor: 300, sku: 'MUG' })])

  test.each<[ProductInput, object]>([
    [{ name: 'Bowl' }, { priceMinor: 1200, weight: 0.5, costMinor: 300, sku: 'MUG' }],
    [{ priceData: { price: 11 } }, { priceMinor: 1300, weight: 0.5 }],
    [{ weight: 2 }, { weight: 2, costMinor: 300 }],
    [{ costAndProfitData: { itemCost: 1 } }, { costMinor: 100 }],
    [{ sku: 'BOWL' }, { sku: 'BOWL' }],
    [{ productDimensions: { length: '5' } }, { doc: { productDimensions: { length: '5' } } }],
  ])('has what is sent of the product, and the rest stays: %j', (input, expected) =>
    expect(withFields(weighed, input, 'EUR').variants).toMatchObject([expected]),
  )

  test('isn’t changed with managed variants of a product', () => {
    const managed = product({ doc: { manageVariants: true, options: [option('Size', 'S')] } }, [variant('s', { Size: 'S' }, { weight: 1 })])
    expect(withFields(managed, { weight: 9 }, 'EUR').variants).toMatchObject([{ weight: 1 }])
  })
})

test('a physical product has no file to download', () => {
  const digital = product({ productType: 'digital', doc: { fileId: 'song.mp3' } })
  expect(withFields(digital, { productType: 'physical' }, 'EUR').product.doc).not.toHaveProperty('fileId')
  expect(withFields(digital, { name: 'Song' }, 'EUR').product.doc).toHaveProperty('fileId', 'song.mp3')
})

test('a new price counts for the variants that the new options make', () => {
  const before = product({ doc: { manageVariants: true, options: [option('Size', 'S')] } }, [
    variant('s', { Size: 'S' }, { priceMinor: 1500 }),
  ])
  const after = withFields(
    before,
    { priceData: { price: 20 }, productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] }] },
    'EUR',
  )
  expect(after.variants.map(({ priceMinor }) => priceMinor)).toEqual([2500, 2000])
})
