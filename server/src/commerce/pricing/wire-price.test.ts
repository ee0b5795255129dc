import { expect, test } from 'vitest'
import { formatAmount, toMultiCurrencyPrice, toWirePrice } from './wire-price.ts'

test.each([
  [1250, 'EUR', 'en', '€12.50'],
  [1250, 'EUR', 'de', '12,50\u00a0€'],
  [1200, 'JPY', 'en', '¥1,200'],
  [1234, 'KWD', 'en', 'KWD\u00a01.234'],
  [150_000, 'HUF', 'en', 'HUF\u00a01,500.00'],
  [-500, 'USD', 'en', '-$5.00'],
  [1_000_000_000_000, 'EUR', 'en', '€10,000,000,000.00'],
  [999_999_999_999, 'EUR', 'en', '€9,999,999,999.99'],
])('%i %s in %s is formatted as %s', (minor, currency, locale, text) => expect(formatAmount(minor, currency, locale)).toBe(text))

test('an order has two forms of an amount, a checkout four', () => {
  expect(toWirePrice(1250, 'EUR', 'en')).toEqual({ amount: '12.50', formattedAmount: '€12.50' })
  expect(toMultiCurrencyPrice(1250, 'EUR', 'en')).toEqual({
    amount: '12.50',
    convertedAmount: '12.50',
    formattedAmount: '€12.50',
    formattedConvertedAmount: '€12.50',
  })
})

test('rejects a malformed locale', () => expect(() => formatAmount(1, 'EUR', 'not a locale')).toThrow(RangeError))

test('the format cache is bounded', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  for (const a of letters) for (const b of letters) formatAmount(1250, 'EUR', `en-x-${a}${b}`)
  expect(formatAmount(1250, 'EUR', 'en')).toBe('€12.50')
})
