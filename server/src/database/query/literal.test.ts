import { expect, test } from 'vitest'
import { dateOf, instantOf, literalOf } from './literal.ts'

test.each([
  ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T12:00Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T12:00:00.123456+02:00', '2026-11-20T10:00:00.123Z'],
  ['2024-02-29T00:00:00-00:30', '2024-02-29T00:30:00.000Z'],
  ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00.000Z'],
])('%s is the instant %s', (text, $date) => expect(instantOf(text)).toEqual({ $date }))

test.each([
  '2026-11-20',
  '2026-11-20T12:00:00',
  '20261120T120000Z',
  '2026-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-20T25:00:00Z',
  '0000-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-01:00',
  '+012026-11-20T12:00:00Z',
  'Fri Nov 20 2026',
  '1795176000000',
  ' 2026-11-20T12:00:00Z',
  '2026-11-20T12:00:00Z\n',
  '',
])('%j is text, not an instant', (text) => expect(instantOf(text)).toBeUndefined())

test('where a date is expected, a day alone begins at midnight UTC', () => {
  expect(dateOf('2026-11-20')).toEqual({ $date: '2026-11-20T00:00:00.000Z' })
  expect(literalOf({ $date: '2026-11-20' })).toEqual({ $date: '2026-11-20T00:00:00.000Z' })
  expect(dateOf(1795176000000)).toBeUndefined()
})
