import { expect, test } from 'vitest'
import { byteRange, type ByteRange } from './byte-range.ts'

test.each<[string | undefined, ByteRange | 'UNSATISFIABLE' | 'ALL']>([
  [undefined, 'ALL'],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=40-', { start: 40, end: 99 }],
  ['bytes=40-500', { start: 40, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=100-', 'UNSATISFIABLE'],
  ['bytes=100-200', 'UNSATISFIABLE'],
  ['bytes=-0', 'UNSATISFIABLE'],
  ['bytes=9-5', 'ALL'],
  ['bytes=0-1,5-6', 'ALL'],
  ['bytes=-', 'ALL'],
  ['bytes=a-b', 'ALL'],
  ['lines=0-1', 'ALL'],
  [`bytes=0-${'9'.repeat(40)}`, 'ALL'],
])('%s of 100 bytes: %j', (header, expected) => expect(byteRange(header, 100)).toEqual(expected))

test('an empty file has no bytes to ask for', () => expect(byteRange('bytes=0-', 0)).toBe('UNSATISFIABLE'))
