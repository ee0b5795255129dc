import { expect, test } from 'vitest'
import { readRate, writeRate } from './rate.ts'
import { halfUp } from './rounding.ts'

test.each([
  ['0.19', 190_000, '0.19'],
  ['0.190000', 190_000, '0.19'],
  ['0.09975', 99_750, '0.09975'],
  ['0.000001', 1, '0.000001'],
  ['0', 0, '0'],
  ['1', 1_000_000, '1'],
  ['12.5', 12_500_000, '12.5'],
  ['100', 100_000_000, '100'],
])('%s is %i millionths', (text, millionths, written) => {
  expect(readRate(text)).toBe(millionths)
  expect(writeRate(millionths)).toBe(written)
})

test.each(['0.1234567', '-0.1', '1e-7', '.5', '', 'NaN', '19%'])('%j isn’t a rate', (text) =>
  expect(() => readRate(text)).toThrow(RangeError),
)

test.each([
  [0n, 3n, 0n],
  [1n, 3n, 0n],
  [1n, 2n, 1n],
  [149n, 100n, 1n],
  [150n, 100n, 2n],
  [250n, 100n, 3n],
])('%i / %i rounds to %i', (numerator, denominator, rounded) => expect(halfUp(numerator, denominator)).toBe(rounded))
