import { expect, test } from 'vitest'
import { propertyChange } from './property-change.ts'

test.each([
  ['price', 'set', '24,50', { set: { price: 24.5 } }],
  ['price', 'raise', '2', { adjust: { price: { amount: 2 } } }],
  ['cost', 'lower', '0.5', { adjust: { cost: { amount: -0.5 } } }],
  ['weight', 'raisePercent', '10', { adjust: { weight: { percentage: { rate: 10, roundToInt: true } } } }],
  ['price', 'lowerPercent', '100', { adjust: { price: { percentage: { rate: -100, roundToInt: true } } } }],
  ['price', 'lowerPercent', '101', { problem: 'NO_PERCENT' }],
  ['price', 'raisePercent', '2.5', { problem: 'NO_PERCENT' }],
  ['price', 'raisePercent', '1001', { problem: 'NO_PERCENT' }],
  ['price', 'remove', '', { problem: 'NOT_REMOVABLE' }],
  ['price', 'set', '', { problem: 'NO_NUMBER' }],
  ['price', 'set', '-1', { problem: 'NO_NUMBER' }],
  ['ribbon', 'set', 'New', { set: { ribbon: 'New' } }],
  ['ribbon', 'remove', '', { set: { ribbon: '' } }],
  ['brand', 'set', '', { problem: 'NO_TEXT' }],
  ['brand', 'raise', '1', { problem: 'NOT_SETTABLE' }],
])('%s %s %j sends %j', (property, kind, value, sent) => {
  expect(propertyChange({ property, kind, value, roundToInt: true })).toEqual(sent)
})
