import { describe, expect, test } from 'vitest'
import { option, product, variant } from '../../../../../tests/support/rule-products.ts'
import type { Variant } from '../product.ts'
import { withoutOptions, withVariantsOfOptions } from './apply-options.ts'

const sizes = [option('Size', 'S', 'M')]
const bySize = [
  variant('s', { Size: 'S' }, { quantity: 7, reserved: 2, priceMinor: 900 }),
  variant('m', { Size: 'M' }, { quantity: 3, priceMinor: 1100 }),
]
const stockOf = ({ trackQuantity, quantity, reserved, inStock }: Variant) => ({ trackQuantity, quantity, reserved, inStock })

describe('managed variants', () => {
  const managed = { manageVariants: true, options: [option('Size', 'S', 'L')] }

  test('that remain keep their price and stock; a new one has the price of the product and no stock', () => {
    const { variants } = withVariantsOfOptions(product({ doc: managed }, bySize), [])
    expect(variants.map((one) => [one.choices, one.position, one.priceMinor, stockOf(one)])).toEqual([
      [{ Size: 'S' }, 0, 900, { trackQuantity: true, quantity: 7, reserved: 2, inStock: true }],
      [{ Size: 'L' }, 1, 1000, { trackQuantity: true, quantity: 0, reserved: 0, inStock: true }],
    ])
    expect(variants[0]!.id).toBe('s')
  })

  test('a new one has what the product has', () => {
    const doc = { ...managed, weight: 0.5, itemCostMinor: 400, packageDimensions: { length: '1', unit: 'CM' } as const }
    expect(withVariantsOfOptions(product({ doc }, []), []).variants[0]).toMatchObject({
      weight: 0.5,
      costMinor: 400,
      doc: { packageDimensions: { length: '1' } },
      trackQuantity: false,
      inStock: true,
      visible: true,
      sku: null,
    })
  })

  test('400: of a million combinations none is built', () => {
    const options = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => option(name, ...Array.from({ length: 100 }, (_, at) => String(at))))
    const begin = performance.now()
    expect(() => withVariantsOfOptions(product({ doc: { manageVariants: true, options } }), [])).toThrow('TOO_MANY_VARIANTS')
    expect(performance.now() - begin).toBeLessThan(100)
  })
})

describe('without managed variants there is one', () => {
  test.each<[string, Variant[], ReturnType<typeof stockOf>]>([
    ['with what can be sold of the others', bySize, { trackQuantity: true, quantity: 8, reserved: 0, inStock: true }],
    [
      'that isn’t tracked, if the others aren’t',
      [variant('s', { Size: 'S' }, { trackQuantity: false, quantity: 0 })],
      { trackQuantity: false, quantity: 0, reserved: 0, inStock: true },
    ],
    [
      'that is out of stock, if the others are',
      [variant('s', { Size: 'S' }, { trackQuantity: false, quantity: 0, inStock: false })],
      { trackQuantity: false, quantity: 0, reserved: 0, inStock: false },
    ],
    [
      'with no more than stock can be',
      [variant('s', { Size: 'S' }, { quantity: 99_999 }), variant('m', { Size: 'M' })],
      { trackQuantity: true, quantity: 99_999, reserved: 0, inStock: true },
    ],
  ])('%s', (_what, variants, stock) => {
    const { product: after, variants: made } = withoutOptions(
      product({ sku: 'MUG', doc: { manageVariants: true, options: sizes } }, variants),
    )
    expect(made.map(stockOf)).toEqual([stock])
    expect(made[0]).toMatchObject({ id: '00000000-0000-0000-0000-000000000000', choices: {}, priceMinor: 1000, sku: 'MUG' })
    expect(after.doc).toMatchObject({ options: [], manageVariants: false })
  })

  test.each([
    ['out of what the others have', 2, { quantity: 3, preordered: 0 }],
    ['later, if that is too little', 9, { quantity: 0, preordered: 4 }],
  ])('which serves what the others owe %s', (_when, preordered, stock) => {
    const owing = [
      ...bySize.slice(1),
      variant('l', { Size: 'L' }, { quantity: 4, reserved: 2 }),
      variant('xl', { Size: 'XL' }, { quantity: 0, preordered }),
    ]
    expect(withoutOptions(product({ doc: { manageVariants: true, options: sizes } }, owing)).variants[0]).toMatchObject(stock)
  })

  test('which stays as it is', () => {
    const modifiers = sizes.map((one) => ({ ...one, kind: 'choices' as const, mandatory: true }))
    const before = product({ doc: { modifiers } })
    expect(withVariantsOfOptions(before, []).variants).toEqual(before.variants)
  })
})
