import { describe, expect, test } from 'vitest'
import { applyDiscounts, type Discount } from './discounts.ts'

const items = [
  { id: 'a', priceMinor: 1000 },
  { id: 'b', priceMinor: 2000 },
  { id: 'c', priceMinor: 500 },
]
const merchant = (worth: { amountMinor: number } | { percentage: string }, scope: Discount['scope'] = 'all'): Discount => ({
  kind: 'MERCHANT',
  source: 'm',
  scope,
  ...worth,
})
const off = (discounts: Discount[], on = items) => applyDiscounts(on, discounts).items.map((item) => item.discountMinor)

describe('discounts are deducted from their lines', () => {
  test.each<[string, Discount[], number[]]>([
    ['none', [], [0, 0, 0]],
    ['an amount, shared by price', [merchant({ amountMinor: 350 })], [100, 200, 50]],
    ['an amount that does not divide', [merchant({ amountMinor: 100 })], [29, 57, 14]],
    ['a percentage', [merchant({ percentage: '10' })], [100, 200, 50]],
    ['a percentage with decimals', [merchant({ percentage: '12.5' })], [125, 250, 63]],
    ['everything', [merchant({ percentage: '100' })], [1000, 2000, 500]],
    ['more than everything', [merchant({ amountMinor: 1_000_000 })], [1000, 2000, 500]],
    ['some lines', [merchant({ amountMinor: 300 }, { lineIds: ['b', 'c'] })], [0, 240, 60]],
    ['lines that don’t exist', [merchant({ amountMinor: 300 }, { lineIds: ['z'] })], [0, 0, 0]],
    [
      'several in order, percentages of the original price',
      [merchant({ amountMinor: 350 }), merchant({ percentage: '10' })],
      [200, 400, 100],
    ],
    [
      'only the remaining price of a line',
      [merchant({ percentage: '100' }, { lineIds: ['a'] }), merchant({ percentage: '10' })],
      [1000, 280, 70],
    ],
    ['no more than is left', [merchant({ percentage: '60' }), merchant({ percentage: '60' })], [1000, 2000, 500]],
  ])('%s', (_, discounts, expected) => expect(off(discounts)).toEqual(expected))

  test('three times 9.99 less 10 % is 3.00 off', () => {
    expect(applyDiscounts([{ id: 'mug', priceMinor: 2997 }], [merchant({ percentage: '10' })]).applied[0]!.amountMinor).toBe(300)
  })
})

test('each discount reports its amount and its shares', () => {
  const discounts = [merchant({ amountMinor: 3000 }, { lineIds: ['b'] }), merchant({ amountMinor: 100 })]
  expect(applyDiscounts(items, discounts).applied).toEqual([
    { discount: discounts[0], amountMinor: 2000, shares: [{ id: 'b', amountMinor: 2000 }] },
    {
      discount: discounts[1],
      amountMinor: 100,
      shares: [
        { id: 'a', amountMinor: 67 },
        { id: 'c', amountMinor: 33 },
      ],
    },
  ])
})

test('the leftover cent is assigned by id, not by position', () => {
  const pair = [
    { id: 'a', priceMinor: 500 },
    { id: 'b', priceMinor: 500 },
  ]
  expect(off([merchant({ amountMinor: 1 })], pair)).toEqual([1, 0])
  expect(off([merchant({ amountMinor: 1 })], pair.toReversed())).toEqual([0, 1])
})
