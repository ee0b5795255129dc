import { describe, expect, test } from 'vitest'
import { scaleOf } from './currency.ts'
import { addUp, AmountTooLarge, fromNumber, fromWireAmount, times, toNumber, toWireAmount } from './money.ts'

describe('a currency has the decimals of ISO 4217', () => {
  test.each([
    ['EUR', 2],
    ['USD', 2],
    ['HUF', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['KWD', 3],
    ['IQD', 3],
    ['CLF', 4],
  ])('%s has %i', (currency, scale) => expect(scaleOf(currency)).toBe(scale))

  test.each(['', 'eur', 'EURO', '€', 'E1R'])('rejects %j', (currency) => expect(() => scaleOf(currency)).toThrow(RangeError))
})

describe('wire decimals to minor units', () => {
  test.each([
    ['10.00', 'EUR', 1000],
    ['10', 'EUR', 1000],
    ['0.1', 'EUR', 10],
    ['10.000', 'EUR', 1000],
    ['0', 'EUR', 0],
    ['1200', 'JPY', 1200],
    ['1200.00', 'JPY', 1200],
    ['1.234', 'KWD', 1234],
    ['10000000000.00', 'EUR', 1_000_000_000_000],
    ['1000000000000', 'JPY', 1_000_000_000_000],
  ])('%s %s → %i', (text, currency, minor) => expect(fromWireAmount(text, currency)).toBe(minor))

  test.each([
    ['10.005', 'EUR'],
    ['0.5', 'JPY'],
    ['-1', 'EUR'],
    ['+1', 'EUR'],
    ['1e3', 'EUR'],
    ['1,00', 'EUR'],
    [' 1', 'EUR'],
    ['.5', 'EUR'],
    ['1.', 'EUR'],
    ['', 'EUR'],
    ['NaN', 'EUR'],
    ['10000000000.01', 'EUR'],
    ['9007199254740993', 'EUR'],
    ['99999999999999999999', 'JPY'],
  ])('%j isn’t an amount in %s', (text, currency) => expect(fromWireAmount(text, currency)).toBeUndefined())
})

describe('catalogue numbers to minor units, half up on their decimal digits', () => {
  test.each([
    [19.99, 'EUR', 1999],
    [1.005, 'EUR', 101],
    [8.325, 'EUR', 833],
    [10.004, 'EUR', 1000],
    [0.1 + 0.2, 'EUR', 30],
    [0, 'EUR', 0],
    [1e-7, 'EUR', 0],
    [1200, 'JPY', 1200],
    [0.5, 'JPY', 1],
    [1.2345, 'KWD', 1235],
    [999_999_999.99, 'EUR', 99_999_999_999],
  ])('%f %s → %i', (value, currency, minor) => expect(fromNumber(value, currency)).toBe(minor))

  test.each([-0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e22, 10_000_000_000.01])('%f isn’t a price', (value) =>
    expect(fromNumber(value, 'EUR')).toBeUndefined(),
  )
})

describe('minor units to wire decimals', () => {
  test.each([
    [1000, 'EUR', '10.00'],
    [5, 'EUR', '0.05'],
    [0, 'EUR', '0.00'],
    [-5, 'EUR', '-0.05'],
    [1200, 'JPY', '1200'],
    [0, 'JPY', '0'],
    [-50, 'JPY', '-50'],
    [1234, 'KWD', '1.234'],
    [7, 'CLF', '0.0007'],
    [1_000_000_000_000, 'EUR', '10000000000.00'],
  ])('%i %s → %s', (minor, currency, text) => expect(toWireAmount(minor, currency)).toBe(text))

  test('a number for the catalogue', () => expect(toNumber(1999, 'EUR')).toBe(19.99))

  test.each([0.5, Number.NaN, 2 ** 53])('rejects %f', (minor) => expect(() => toWireAmount(minor, 'EUR')).toThrow(RangeError))
})

describe('10^12 minor units are the limit', () => {
  test('of a product', () => {
    expect(times(0, -5)).toBe(0)
    expect(times(100_000, 10_000_000)).toBe(1_000_000_000_000)
    expect(() => times(100_000, 10_000_001)).toThrow(AmountTooLarge)
    expect(() => times(2 ** 53 - 1, 2 ** 53 - 1)).toThrow(AmountTooLarge)
  })

  test('of a sum', () => {
    expect(addUp([999_999_999_999, 1])).toBe(1_000_000_000_000)
    expect(() => addUp([999_999_999_999, 1, 1])).toThrow(AmountTooLarge)
    expect(addUp([])).toBe(0)
  })
})
