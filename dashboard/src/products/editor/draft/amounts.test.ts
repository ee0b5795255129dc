import { expect, test } from 'vitest'
import { amountOf, amountText } from './amounts.ts'

test.each([
  ['', undefined],
  ['0', 0],
  ['24.5', 24.5],
  ['24,50', 24.5],
  ['-1', Number.NaN],
  ['1,234.50', Number.NaN],
  ['1e3', Number.NaN],
  ['24.', Number.NaN],
])('%j is %s', (text, amount) => expect(amountOf(text)).toBe(amount))

test.each([
  [undefined, 2, ''],
  [null, 2, ''],
  [24, 2, '24'],
  [24.5, 2, '24.50'],
  [24.505, 2, '24.505'],
  [0.1, 0, '0.1'],
])('%s with %s decimals is %j', (value, decimals, text) => expect(amountText(value, decimals)).toBe(text))
