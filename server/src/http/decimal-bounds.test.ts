import { expect, test } from 'vitest'
import { decimalViolations } from './decimal-bounds.ts'

const amount = { minimum: '0', maximum: '999.999', scale: 3 }
const signed = { minimum: '-99.99', maximum: '99.99', scale: 2 }

test.each([
  ['0', amount, []],
  ['12.5', amount, []],
  ['999.999', amount, []],
  ['-1', amount, ['DECIMAL_GTE 0: must be at least 0']],
  ['-0', amount, []],
  ['-0.001', amount, ['DECIMAL_GTE 0: must be at least 0']],
  ['1000', amount, ['DECIMAL_LTE 999.999: must be at most 999.999']],
  ['10.9999', amount, ['DECIMAL_MAX_SCALE 3: must have at most 3 decimals']],
  ['-1.00001', amount, ['DECIMAL_MAX_SCALE 3: must have at most 3 decimals', 'DECIMAL_GTE 0: must be at least 0']],
  ['999.9999', amount, ['DECIMAL_MAX_SCALE 3: must have at most 3 decimals', 'DECIMAL_LTE 999.999: must be at most 999.999']],
  ['-99.99', signed, []],
  ['-100', signed, ['DECIMAL_GTE -99.99: must be at least -99.99']],
  ['9007199254740993', amount, ['DECIMAL_LTE 999.999: must be at most 999.999']],
])('%s', (text, bounds, broken) => {
  expect(
    decimalViolations(text, bounds).map(({ violatedRule, description, data }) => `${violatedRule} ${data?.threshold}: ${description}`),
  ).toEqual(broken)
})

test.each(['', '1e9', 'NaN', '.5', '5.', '+5', '0x10', '1,5', ' 5', '9'.repeat(101)])('%j is refused by the decimal format', (text) => {
  expect(decimalViolations(text, amount)).toEqual([])
})
