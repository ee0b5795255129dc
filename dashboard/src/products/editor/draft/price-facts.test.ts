import { expect, test } from 'vitest'
import { priceFacts } from './price-facts.ts'

const noUnit = { quantity: '', measure: '', baseQuantity: '', baseMeasure: '' }
const none = { type: 'NONE', value: '' }
const unknown = { paid: undefined, profit: undefined, margin: undefined, perUnit: undefined }

test.each([
  ['', '', none, unknown],
  ['x', '1', none, unknown],
  ['30', '', none, { ...unknown, paid: 30 }],
  ['30', '12', none, { ...unknown, paid: 30, profit: 18, margin: 0.6 }],
  ['30', '12', { type: 'PERCENT', value: '15' }, { ...unknown, paid: 25.5, profit: 13.5, margin: 13.5 / 25.5 }],
  ['30', '', { type: 'AMOUNT', value: '2,50' }, { ...unknown, paid: 27.5 }],
  ['30', '', { type: 'AMOUNT', value: '40' }, { ...unknown, paid: 0 }],
  ['10', '12', none, { ...unknown, paid: 10, profit: -2, margin: -0.2 }],
  ['0', '0', none, { ...unknown, paid: 0, profit: 0 }],
])('%s at a cost of %s with %j', (price, cost, discount, facts) => {
  expect(priceFacts({ price, cost, discount, unit: noUnit })).toEqual(facts)
})

test.each([
  ['750', 'ML', '1', 'L', 12],
  ['2', 'KG', '100', 'G', 0.45],
  ['3', 'M', '1', 'CM', 0.03],
  ['750', 'ML', '1', 'KG', undefined],
  ['0', 'ML', '1', 'L', undefined],
  ['750', '', '1', '', undefined],
])('9.00 for %s %s cost for %s %s: %s', (quantity, measure, baseQuantity, baseMeasure, perUnit) => {
  const unit = { quantity, measure, baseQuantity, baseMeasure }
  expect(priceFacts({ price: '9', cost: '', discount: none, unit }).perUnit).toBe(perUnit)
})
