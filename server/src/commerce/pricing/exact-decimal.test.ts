import { expect, test } from 'vitest'
import { exactDecimal } from './exact-decimal.ts'

test.each([
  // 23 % of 66.86
  [6686n * 23n, 100n, 2, '15.3778'],
  [1999n * 19n, 119n, 2, '3.191680…'],
  [1n, 3n, 2, '0.003333…'],
  [1000n, 3n, 0, '333.3333…'],
  [5n, 2n, 0, '2.5'],
  [1234567n, 1000n, 3, '1.234567'],
])('%d / %d in units of 10^-%d is %s', (numerator, denominator, scale, decimal) => {
  expect(exactDecimal(numerator, denominator, scale)).toBe(decimal)
})

test('returns undefined if nothing is rounded', () => {
  expect(exactDecimal(4600n, 2n, 2)).toBeUndefined()
})
