import { describe, expect, test } from 'vitest'
import { discountedPrice } from './price.ts'

describe('the discounted price', () => {
  test('is the price if there is no discount', () => expect(discountedPrice(4200, undefined)).toBe(4200))

  test.each([
    [3600, 600, 3000],
    [13_900, 2000, 11_900],
    [600, 600, 0],
    [500, 600, 0],
  ])('%i less %i is %i, never below zero', (price, amountMinor, pays) => {
    expect(discountedPrice(price, { type: 'AMOUNT', amountMinor })).toBe(pays)
  })

  test.each([
    [5200, 15, 4420],
    [4400, 20, 3520],
    [2600, 30, 1820],
    [999, 10, 899],
    [1, 50, 0],
    [3, 50, 1],
    [1000, 33.3, 667],
    [1000, 0.05, 999],
    [1000, 0.04, 1000],
    [1000, 100, 0],
    [1000, 120, 0],
    [1000, 0, 1000],
    [1_000_000_000_000, 12.5, 875_000_000_000],
  ])('%i less %d %% is %i: the discount is rounded half up', (price, percent, pays) => {
    expect(discountedPrice(price, { type: 'PERCENT', percent })).toBe(pays)
  })
})
