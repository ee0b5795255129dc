import { describe, expect, test } from 'vitest'
import { readCell } from '../../content/data-imports/public.ts'
import { amountCell, decimal, exactCell, jsonCell, plainCell } from './cells.ts'

/** What an import reads from a cell. */
const read = (cell: string) => readCell(cell.trim(), 'TEXT')

const long = 'x'.repeat(50_000)

test.each([
  'Mug',
  "=cmd|' /C calc'!A0",
  "'=already",
  '＝1',
  '-5',
  '\t=1',
  '\r\n=1',
  ' spaces ',
  'ends with a line\n',
  '\u{feff}mark',
  '\\N',
  '\\"x"',
  '\\\\server',
  'Zoë 🦆 "quoted"; comma, \r\n line',
  'e\u0301',
  '{"a":1}',
])('%j is read from its cell again', (text) => {
  const cell = exactCell(text)
  expect(cell).not.toMatch(/^[=+\-@\t\r\n\uff1d]/)
  expect(read(cell)).toEqual({ value: text.normalize('NFC') })
})

test('a long text is read from its cell again', () => expect(read(exactCell(long))).toEqual({ value: long }))

test('nothing is an empty cell', () => {
  expect([exactCell(''), exactCell(null), exactCell(undefined), jsonCell({}), amountCell(null, 'EUR')]).toEqual(['', '', '', '', ''])
})

test.each([
  ['Mug', 'Mug'],
  [' =1', "'=1"],
  ['+1 ', "'+1"],
  ['\\"x"', '\\"x"'],
  ['', ''],
])('other platforms get %j as %j', (text, cell) => expect(plainCell(text)).toBe(cell))

describe('numbers', () => {
  test.each([
    [0.125, '0.125'],
    [1000, '1000'],
    [1e-7, '0.0000001'],
    [2.5e-8, '0.000000025'],
  ])('%d', (value, text) => {
    expect(decimal(value)).toBe(text)
    expect(Number(text)).toBe(value)
  })

  test.each([
    [99_999_999_999, 'EUR', '999999999.99'],
    [5, 'EUR', '0.05'],
    [500, 'JPY', '500'],
    [1005, 'KWD', '1.005'],
    [10_005, 'CLF', '1.0005'],
  ])('%d minor units of %s', (minor, currency, text) => expect(amountCell(minor, currency)).toBe(text))
})
