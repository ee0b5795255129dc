import { describe, expect, test } from 'vitest'
import { cellText } from '../../grid/cell-text.ts'
import type { GridField } from '../../grid/field.ts'
import { parseCell } from '../../grid/parse-cell.ts'
import { gridFields } from './field.ts'

const zone = 'Europe/Lisbon'

const field = (type: string, more: object = {}): GridField => gridFields({ fields: [{ key: 'it', type, ...more }] as never })[0]!

describe('parses valid texts', () => {
  test.each([
    ['TEXT', ' two  words ', ' two  words '],
    ['TEXT', '=HYPERLINK("x")', '=HYPERLINK("x")'],
    ['NUMBER', '12', 12],
    ['NUMBER', '-0.5', -0.5],
    ['NUMBER', '1,234.50', 1234.5],
    ['NUMBER', '1.234,50', 1234.5],
    ['NUMBER', '1 234,5', 1234.5],
    ['NUMBER', '€ 12.50', 12.5],
    ['NUMBER', '12,5', 12.5],
    ['NUMBER', '0,125', 0.125],
    ['NUMBER', '1e3', 1000],
    ['BOOLEAN', 'TRUE', true],
    ['BOOLEAN', 'no', false],
    ['BOOLEAN', '1', true],
    ['DATE', '2026-11-20', '2026-11-20'],
    ['DATE', '20.11.2026', '2026-11-20'],
    ['DATE', '20/11/2026', '2026-11-20'],
    ['DATE', '11/20/2026', '2026-11-20'],
    ['DATETIME', '2026-07-01 12:30', { $date: '2026-07-01T11:30:00.000Z' }],
    ['DATETIME', '2026-11-20T12:30:05', { $date: '2026-11-20T12:30:05.000Z' }],
    ['DATETIME', '2026-07-01T12:30:00Z', { $date: '2026-07-01T12:30:00.000Z' }],
    ['DATETIME', '2026-07-01', { $date: '2026-06-30T23:00:00.000Z' }],
    ['TIME', '9:05', '09:05:00.000'],
    ['URL', 'example.com/a', 'https://example.com/a'],
    ['URL', 'mailto:a@example.com', 'mailto:a@example.com'],
    ['IMAGE', 'wix:image://v1/abc~mv2.jpg/a.jpg', 'wix:image://v1/abc~mv2.jpg/a.jpg'],
    ['EMAIL', 'vera@example.com', 'vera@example.com'],
    ['ARRAY_STRING', 'a, b ,,c', ['a', 'b', 'c']],
    ['ARRAY_STRING', '["a, b"]', ['a, b']],
    ['REFERENCE', 'book-1', 'book-1'],
    ['MULTI_REFERENCE', 'one, two', ['one', 'two']],
    ['OBJECT', '{"a":1}', { a: 1 }],
    ['ARRAY', '[1]', [1]],
    ['ANY', '3', 3],
    ['ANY', 'just words', 'just words'],
    ['NUMBER', '  ', undefined],
    ['TEXT', '', undefined],
  ])('%s: %j is %j', (type, text, value) => {
    expect(parseCell(text, field(type), zone)).toEqual({ value })
  })
})

describe('rejects invalid texts', () => {
  test.each([
    ['NUMBER', 'twelve', 'number'],
    ['NUMBER', '1.2.3', 'number'],
    ['BOOLEAN', 'perhaps', 'boolean'],
    ['BOOLEAN', 'constructor', 'boolean'],
    ['DATE', '2026-02-30', 'day'],
    ['DATE', '03/04/2026', 'day'],
    ['DATETIME', 'tomorrow', 'instant'],
    ['TIME', '25:00', 'time'],
    ['URL', 'javascript:alert(1)', 'url'],
    ['URL', 'JaVaScRiPt:alert(1)', 'url'],
    ['URL', 'data:text/html,x', 'url'],
    ['EMAIL', 'vera', 'email'],
    ['ARRAY_STRING', '[1]', 'list'],
    ['OBJECT', '[1]', 'object'],
    ['ARRAY', '{}', 'list'],
    ['RICH_CONTENT', '{', 'json'],
  ])('%s: %j', (type, text, problem) => {
    expect(parseCell(text, field(type), zone)).toEqual({ problem })
  })

  test('enforces the limits of a field', () => {
    expect(parseCell('11', field('NUMBER', { numberRange: { min: 1, max: 10 } }), zone)).toEqual({ problem: 'tooLarge' })
    expect(parseCell('0', field('NUMBER', { numberRange: { min: 1, max: 10 } }), zone)).toEqual({ problem: 'tooSmall' })
    expect(parseCell('abc', field('TEXT', { stringLengthRange: { maxLength: 2 } }), zone)).toEqual({ problem: 'tooLong' })
    expect(parseCell('a', field('ARRAY_STRING', { arraySizeRange: { minSize: 2 } }), zone)).toEqual({ problem: 'tooShort' })
    expect(parseCell(' ', field('NUMBER', { required: true }), zone)).toEqual({ problem: 'required' })
  })
})

test.each([
  ['TEXT', 'a\tb'],
  ['NUMBER', 1234.5],
  ['BOOLEAN', false],
  ['DATE', '2026-11-20'],
  ['DATETIME', { $date: '2026-10-25T00:30:00.000Z' }],
  ['DATETIME', { $date: '2026-07-01T11:30:07.250Z' }],
  ['TIME', '09:05:00.000'],
  ['TIME', '09:05:03.250'],
  ['URL', 'https://example.com/'],
  ['ARRAY_STRING', ['a', 'b']],
  ['ARRAY_STRING', ['a, b', '']],
  ['MULTI_REFERENCE', ['one', 'two']],
  ['OBJECT', { a: [1, { b: null }] }],
  ['ANY', { a: 1 }],
  ['ANY', 12],
  ['ANY', 'just words'],
])('%s: what is copied of %j is pasted as it was', (type, value) => {
  const it = field(type)
  expect(parseCell(cellText(value, it.kind, zone), it, zone)).toEqual({ value })
})
