import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '../../../../tests/support/rounds.ts'
import { shareOut } from './share-out.ts'

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1000, [999, 999, 999], [334, 333, 333]],
  [10, [1, 2, 7], [1, 2, 7]],
  [5, [1, 1, 1, 1], [2, 1, 1, 1]],
  [1, [1, 99], [0, 1]],
  [7, [0, 3, 0, 4], [0, 3, 0, 4]],
  [3, [5, 5, 0], [2, 1, 0]],
  [0, [0, 0], [0, 0]],
  [0, [], []],
  [1_000_000_000_000, [1_000_000_000_000, 1_000_000_000_000], [500_000_000_000, 500_000_000_000]],
  [999_999_999_999, [999_999_999_999, 2, 1], [999_999_999_996, 2, 1]],
])('%i among %j is %j', (amount, weights, shares) => expect(shareOut(amount, weights)).toEqual(shares))

test('rejects an amount if all weights are zero', () => {
  expect(() => shareOut(1, [0, 0])).toThrow(RangeError)
  expect(() => shareOut(1, [])).toThrow(RangeError)
  expect(() => shareOut(-1, [1])).toThrow(RangeError)
  expect(() => shareOut(1, [2, -1])).toThrow(RangeError)
})

test('shares add up, differ from their exact quota by less than one unit, and never exceed their weight', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 12 }), amounts, (weights, cap) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      const amount = Math.min(cap, whole)
      const shares = shareOut(amount, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      for (const [index, share] of shares.entries()) {
        expect(share).toBeLessThanOrEqual(weights[index]!)
        const off = BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(weights[index]!)
        if (whole > 0) expect(off > -BigInt(whole) && off < BigInt(whole)).toBe(true)
      }
    }),
    { seed },
  )
})
