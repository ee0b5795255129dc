import { describe, expect, test } from 'vitest'
import { option } from '../../../../tests/support/rule-products.ts'
import { matchesChoices, availabilityOf, variantFor } from './choices.ts'
import type { Product, ProductOption, Variant } from './product.ts'

const glaze = option('Glaze', 'Blue', 'Lemon')
const height = option('Height', '17 cm', '27 cm')

const plain = {
  productId: 'vase',
  position: 0,
  priceMinor: 3800,
  saleMinor: null,
  costMinor: null,
  doc: {},
  sku: null,
  barcode: null,
  weight: null,
  trackQuantity: true,
  inStock: true,
  reserved: 0,
  preordered: 0,
  preorderLimit: 0,
  hasItem: true,
  ownPreorder: null,
}
const variant = (id: string, choices: Record<string, string>, { quantity = 1, visible = true } = {}): Variant => ({
  ...plain,
  id,
  choices,
  quantity,
  visible,
})
const variants = [
  variant('blue-17', { Glaze: 'Blue', Height: '17 cm' }),
  variant('blue-27', { Glaze: 'Blue', Height: '27 cm' }, { quantity: 0 }),
  variant('lemon-17', { Glaze: 'Lemon', Height: '17 cm' }, { visible: false }),
]
const product = (options: ProductOption[], manageVariants: boolean): Pick<Product, 'doc'> => ({
  doc: {
    description: '',
    manageVariants,
    media: [],
    options: manageVariants ? options : [],
    modifiers: manageVariants ? [] : options.map((one) => ({ ...one, kind: 'choices', mandatory: true })),
    infoSections: [],
  },
})

describe('a variant matches', () => {
  test.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ Glaze: 'Blue' }, true],
    [{ Height: '27 cm', Glaze: 'Blue' }, true],
    [{ Glaze: 'Lemon' }, false],
    [{ Glaze: 'blue' }, false],
    [{ Scent: 'Rose' }, false],
    [{ constructor: 'Blue' }, false],
  ])('%j: %s', (selected, does) => expect(matchesChoices(variants[1]!, selected)).toBe(does))
})

describe('a choice', () => {
  test.each<[string, ProductOption, string, Record<string, string>, { visible: boolean; inStock: boolean }]>([
    ['is in stock if one of its variants is', glaze, 'Blue', {}, { visible: true, inStock: true }],
    ['is out of stock if all of its variants are', height, '27 cm', {}, { visible: true, inStock: false }],
    ['depends on the other selections', glaze, 'Blue', { Height: '27 cm' }, { visible: true, inStock: false }],
    ['replaces the selection of its own option', glaze, 'Blue', { Glaze: 'Lemon' }, { visible: true, inStock: true }],
    ['isn’t available without a variant', glaze, 'Lemon', { Height: '27 cm' }, { visible: false, inStock: false }],
    ['is hidden if its variants are', glaze, 'Lemon', {}, { visible: false, inStock: true }],
  ])('%s', (_, of, choice, selected, expected) => expect(availabilityOf(variants, of, { choice, selected })).toEqual(expected))
})

describe('choices identify', () => {
  const vase = product([glaze, height], true)

  test.each<[Record<string, string>, string | undefined]>([
    [{ Glaze: 'Blue', Height: '17 cm' }, 'blue-17'],
    [{ Glaze: 'Blue', Height: '27 cm' }, 'blue-27'],
    [{ Glaze: 'Blue' }, undefined],
    [{}, undefined],
    [{ Glaze: 'Lemon', Height: '27 cm' }, undefined],
    [{ Glaze: 'Blue', Height: '99 cm' }, undefined],
    [{ Glaze: 'Blue', Height: '17 cm', Scent: 'Rose' }, undefined],
  ])('%j: %s', (selected, id) => expect(variantFor(vase, variants, selected)?.id).toBe(id))

  test('the only variant of a product without options', () => {
    expect(variantFor(product([], false), [variant('only', {})], {})?.id).toBe('only')
  })

  test('the only variant of a product with unmanaged options, once each is selected', () => {
    const engraved = product([glaze], false)
    expect(variantFor(engraved, [variant('only', {})], {})).toBeUndefined()
    expect(variantFor(engraved, [variant('only', {})], { Glaze: 'Lemon' })?.id).toBe('only')
  })

  test('nothing without a visible variant', () => expect(variantFor(product([], false), [], {})).toBeUndefined())
})
