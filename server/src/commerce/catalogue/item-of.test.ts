import { describe, expect, test } from 'vitest'
import { choices, text } from '../../../../tests/support/customized.ts'
import { appId } from '../../../../tests/support/goods.ts'
import { option } from '../../../../tests/support/rule-products.ts'
import type { Choice } from './choice.ts'
import { itemOf } from './item-of.ts'
import type { ItemRow } from './item.ts'

const variantId = 'c0ffee00-0000-4000-8000-00000000000a'

const row: ItemRow = {
  index: 0,
  productId: 'c0ffee00-0000-4000-8000-00000000000b',
  variantId,
  name: 'Cup',
  slug: 'cup',
  productType: 'physical',
  priceMinor: 2000,
  saleMinor: null,
  sku: null,
  weight: null,
  trackQuantity: false,
  inStock: true,
  quantity: 0,
  reserved: 0,
  preordered: 0,
  preorderLimit: 0,
  choices: { Size: 'M' },
  discount: null,
  media: [],
  options: [option('Size', 'S', 'M')],
  modifiers: [
    choices('Wrap', { Paper: 0, Linen: 250 }),
    choices('Ribbon', { Red: 100, Blue: 100 }, { mandatory: false }),
    choices('Thread', { Red: 100, Blue: 100 }, { mandatory: false }),
    text('Engraving', { addedMinor: 500, minLength: 3, maxLength: 8 }),
  ],
  fileId: null,
  preorder: null,
}

const item = (options: Choice['options'], texts: Choice['texts'] = {}, changes: Partial<ItemRow> = {}) =>
  itemOf({ ...row, ...changes }, { choice: { variantId, options, texts }, appId, baseUrl: 'https://shop.example' })

const prices = (found: ReturnType<typeof item>) => found && [found.unitPriceMinor, found.fullPriceMinor]

describe('the price', () => {
  test.each<[string, Choice['options'], Choice['texts'], [number, number]]>([
    ['is that of the variant', { Wrap: 'Paper' }, {}, [2000, 2000]],
    ['has what choices add', { Wrap: 'Linen', Ribbon: 'Red' }, {}, [2350, 2350]],
    ['has what a text adds', { Wrap: 'Paper' }, { Engraving: 'Vera' }, [2500, 2500]],
    ['has nothing for a text of spaces', { Wrap: 'Paper' }, { Engraving: '  ' }, [2000, 2000]],
  ])('%s', (_what, options, texts, expected) => {
    expect(prices(item(options, texts))).toEqual(expected)
  })

  test('of a variant that is reduced by itself, or by the discount of the product, has it as well', () => {
    expect(prices(item({ Wrap: 'Linen' }, {}, { saleMinor: 1500 }))).toEqual([1750, 2250])
    expect(prices(item({ Wrap: 'Linen' }, {}, { discount: { type: 'PERCENT', percent: 50 } }))).toEqual([1250, 2250])
  })
})

describe('there is no item', () => {
  test.each<[string, Choice['options']]>([
    ['without a choice that is required', {}],
    ['with a choice that doesn’t exist', { Wrap: 'Gold' }],
    ['with a choice that doesn’t exist of what can be left out', { Wrap: 'Paper', Ribbon: 'Gold' }],
  ])('%s', (_what, options) => {
    expect(item(options)).toBeUndefined()
  })
})

test('an item has the lines of its variant, its choices and its texts', () => {
  expect(item({ Wrap: 'Linen', Thread: 'Blue' }, { Engraving: 'Vera' })!.descriptionLines).toEqual([
    { name: { original: 'Size' }, plainText: { original: 'M' } },
    { name: { original: 'Wrap' }, plainText: { original: 'Linen' } },
    { name: { original: 'Thread' }, plainText: { original: 'Blue' } },
    { name: { original: 'Engraving' }, plainText: { original: 'Vera' } },
  ])
})

test('a text that is too short is named', () => {
  expect(item({ Wrap: 'Paper' }, { Engraving: 'Vi' })!.textViolations).toEqual([
    { field: 'Engraving', description: 'must have at least 3 characters', violatedRule: 'MIN_LENGTH' },
  ])
})

describe('the key', () => {
  const keyOf = (options: Choice['options'], changes: Partial<ItemRow> = {}) => item(options, {}, changes)!.key

  test('differs with the modifier that a choice is of', () => {
    expect(keyOf({ Wrap: 'Paper', Ribbon: 'Red' })).not.toBe(keyOf({ Wrap: 'Paper', Thread: 'Red' }))
  })

  test('doesn’t depend on the order of choices, on unknown ones and on what they add', () => {
    const key = keyOf({ Wrap: 'Linen', Ribbon: 'Red' })
    expect(keyOf({ Ribbon: 'Red', Wrap: 'Linen', Size: 'S', Lid: 'Oak' })).toBe(key)
    const dearer = [choices('Wrap', { Paper: 0, Linen: 900 }), ...row.modifiers.slice(1)]
    expect(keyOf({ Wrap: 'Linen', Ribbon: 'Red' }, { modifiers: dearer })).toBe(key)
  })
})

describe('the reference', () => {
  test('has the variant and the choices of modifiers', () => {
    expect(item({ Size: 'S', Wrap: 'Linen' }, { Engraving: 'Vera' })!.reference.options).toEqual({
      variantId,
      options: { Wrap: 'Linen' },
      customTextFields: { Engraving: 'Vera' },
    })
  })

  test('without a variant has all choices', () => {
    const choice = { options: { Size: 'M', Wrap: 'Linen' }, texts: {} }
    expect(itemOf(row, { choice, appId, baseUrl: '' })!.reference.options).toEqual({ options: { Size: 'M', Wrap: 'Linen' } })
  })
})
