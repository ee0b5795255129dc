import { describe, expect, test } from 'vitest'
import { product, thrownBy, variant } from '../../../../../tests/support/rule-products.ts'
import type { Product } from '../product.ts'
import { adjustmentOf, settingOf } from './set-property.ts'

const two = (minor: number, other: number) => [
  variant('s', { Size: 'S' }, { priceMinor: minor }),
  variant('m', { Size: 'M' }, { priceMinor: other }),
]
const priceOf = (changed: ReturnType<ReturnType<typeof settingOf>>) =>
  typeof changed === 'string' ? changed : [changed.product.priceMinor, ...changed.variants.map(({ priceMinor }) => priceMinor)]

describe('a price is set', () => {
  test.each<[number, string, number | [number, number], unknown]>([
    [12, 'EUR', 1000, [1200, 1200]],
    [0, 'EUR', 1000, [0, 0]],
    [999_999_999.99, 'EUR', 1000, [99_999_999_999, 99_999_999_999]],
    [999_999_999.99, 'KWD', 1000, [999_999_999_990, 999_999_999_990]],
    [999_999_999, 'JPY', 1000, [999_999_999, 999_999_999]],
    // Rounded to a whole yen, it is higher than the wire allows.
    [999_999_999.99, 'JPY', 1000, 'NEGATIVE_PRICE'],
    [12.345, 'EUR', 1000, [1235, 1235]],
    [12.345, 'KWD', 1000, [12_345, 12_345]],
    [12.5, 'JPY', 1000, [13, 13]],
    // The variants move by the same amount.
    [5, 'EUR', [900, 1100], [500, 400, 600]],
    [1, 'EUR', [50, 1100], 'NEGATIVE_PRICE'],
    [999_999_999.99, 'EUR', [900, 1100], 'NEGATIVE_PRICE'],
  ])('%f %s of %j: %j', (price, currency, variants, expected) => {
    const before = typeof variants === 'number' ? product({}, [variant('only', {})]) : product({}, two(...variants))
    expect(priceOf(settingOf({ price }, currency)(before))).toEqual(expected)
  })
})

describe('a price is adjusted', () => {
  test.each<[object, string, number, unknown]>([
    [{ percentage: { rate: 10 } }, 'EUR', 1000, 1100],
    [{ percentage: { rate: -10 } }, 'EUR', 999, 899],
    [{ percentage: { rate: -100 } }, 'EUR', 999, 0],
    [{ percentage: { rate: 1000 } }, 'EUR', 1000, 11_000],
    [{ percentage: { rate: 1000 } }, 'EUR', 99_999_999_999, 'NEGATIVE_PRICE'],
    [{ percentage: { rate: 5 } }, 'EUR', 1990, 2090],
    [{ percentage: { rate: 5, roundToInt: true } }, 'EUR', 1990, 2100],
    [{ percentage: { rate: 5, roundToInt: true } }, 'EUR', 1000, 1100],
    // 10.495 is nearer to 10 than to 11.
    [{ percentage: { rate: 0, roundToInt: true } }, 'KWD', 10_495, 10_000],
    [{ percentage: { rate: 10 } }, 'KWD', 1234, 1357],
    [{ percentage: { rate: 10 } }, 'JPY', 1005, 1106],
    [{ amount: 0.001 }, 'KWD', 1234, 1235],
    [{ amount: -10 }, 'EUR', 1000, 0],
    [{ amount: -10.01 }, 'EUR', 1000, 'NEGATIVE_PRICE'],
    [{ amount: 0.1 }, 'EUR', 20, 30],
  ])('by %j %s of %i: %j', (price, currency, priceMinor, expected) => {
    const changed = adjustmentOf({ price }, currency)(product({ priceMinor }, [variant('only', {}, { priceMinor })]))
    expect(typeof changed === 'string' ? changed : changed.product.priceMinor).toEqual(expected)
  })
})

test.each<[Product['doc']['discount'], number, unknown]>([
  [{ type: 'AMOUNT', amountMinor: 500 }, 5, [500, 500]],
  [{ type: 'AMOUNT', amountMinor: 500 }, 4.99, 'DISCOUNT_ABOVE_PRICE'],
  [{ type: 'PERCENT', percent: 100 }, 1, [100, 100]],
])('with the discount %j, a price of %f: %j', (discount, price, expected) => {
  expect(priceOf(settingOf({ price }, 'EUR')(product({ doc: { ...(discount && { discount }) } })))).toEqual(expected)
})

describe('costs and weights change for each variant, and unknown ones stay unknown', () => {
  const held = product({ doc: { itemCostMinor: 400 } }, [
    variant('a', {}, { costMinor: 500, weight: 1 }),
    variant('b', {}, { costMinor: null, weight: null }),
  ])

  test.each<[object, unknown]>([
    [{ cost: { percentage: { rate: 10 } } }, [440, 550, null]],
    [{ cost: { amount: -4.5 } }, 'VALUE_OUT_OF_RANGE'],
    [{ cost: { amount: 999_999_999 } }, 'VALUE_OUT_OF_RANGE'],
  ])('%j: %j', (adjust, expected) => {
    const changed = adjustmentOf(adjust, 'EUR')(held)
    const costs =
      typeof changed === 'string' ? changed : [changed.product.doc.itemCostMinor, ...changed.variants.map((one) => one.costMinor)]
    expect(costs).toEqual(expected)
  })

  test.each<[object, unknown]>([
    [{ weight: { percentage: { rate: 5 } } }, [undefined, 1.05, null]],
    [{ weight: { amount: -1 } }, [undefined, 0, null]],
    [{ weight: { amount: -1.01 } }, 'VALUE_OUT_OF_RANGE'],
  ])('%j: %j', (adjust, expected) => {
    const changed = adjustmentOf(adjust, 'EUR')(held)
    expect(typeof changed === 'string' ? changed : [changed.product.doc.weight, ...changed.variants.map((one) => one.weight)]).toEqual(
      expected,
    )
  })

  test('a set one is known', () => {
    expect(settingOf({ cost: 3 }, 'EUR')(held)).toMatchObject({
      product: { doc: { itemCostMinor: 300 } },
      variants: [{ costMinor: 300 }, { costMinor: 300 }],
    })
    expect(settingOf({ weight: 0.25 }, 'EUR')(held)).toMatchObject({
      product: { doc: { weight: 0.25 } },
      variants: [{ weight: 0.25 }, { weight: 0.25 }],
    })
  })
})

test('an empty ribbon or brand is none', () => {
  expect(settingOf({ ribbon: '' }, 'EUR')(product({ ribbon: 'New', brand: 'Stoa' })).valueOf()).toMatchObject({
    product: { ribbon: null, brand: 'Stoa' },
  })
  expect(settingOf({ brand: '' }, 'EUR')(product({ ribbon: 'New', brand: 'Stoa' })).valueOf()).toMatchObject({
    product: { ribbon: 'New', brand: null },
  })
})

describe('exactly one property', () => {
  test.each<[() => unknown, string]>([
    [() => settingOf({}, 'EUR'), 'set'],
    [() => settingOf({ price: 1, cost: 1 }, 'EUR'), 'set'],
    [() => adjustmentOf({}, 'EUR'), 'adjust'],
    [() => adjustmentOf({ price: { amount: 1 }, weight: { amount: 1 } }, 'EUR'), 'adjust'],
    [() => adjustmentOf({ price: {} }, 'EUR'), 'adjust.price'],
    [() => adjustmentOf({ cost: { amount: 1, percentage: { rate: 1 } } }, 'EUR'), 'adjust.cost'],
  ])('%#', (read, field) => expect(thrownBy(read)).toMatchObject({ violations: [{ field, violatedRule: 'ONE_OF_ALIGNMENT' }] }))
})
