import { expect, test } from 'vitest'
import { addedUp, goodsValueOf } from './goods-value.ts'

test.each([
  [['80.00', '9.5'], '89.50'],
  [['1200', '300'], '1500'],
  [['0.10', '0.20'], '0.30'],
  [['0.005', '1'], '1.005'],
  [[], '0'],
])('%j add up to %s', (amounts, sum) => {
  expect(addedUp(amounts)).toBe(sum)
})

const line = (amount: string, preset: 'PHYSICAL' | 'DIGITAL') => ({
  lineItemPrice: { amount },
  itemType: { preset },
  physicalProperties: {},
})

test('downloads need no delivery and are not counted', () => {
  expect(goodsValueOf([line('40.00', 'PHYSICAL'), line('9.00', 'DIGITAL')])).toBe('40.00')
  expect(goodsValueOf([line('9.00', 'DIGITAL')])).toBeUndefined()
})
