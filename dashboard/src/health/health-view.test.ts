import { expect, test } from 'vitest'
import { written } from './health-view.ts'

test.each([
  ['18.4', 'TEXT', '18.4'],
  [12_345, 'COUNT', '12,345'],
  [0, 'BYTES', '0 bytes'],
  [1_500, 'BYTES', '1.5 kB'],
  [999, 'BYTES', '999 bytes'],
  [1_000, 'BYTES', '1 kB'],
  [41_943_040, 'BYTES', '42 MB'],
  [1_000_000_000, 'BYTES', '1 GB'],
  [3, 'MILLISECONDS', '3 ms'],
  [0, 'SECONDS', '0 sec'],
  [59, 'SECONDS', '59 sec'],
  [60, 'SECONDS', '1 min'],
  [3_725, 'SECONDS', '1 hr 2 min'],
  [90_061, 'SECONDS', '1 day 1 hr'],
] as const)('formats %s %s as %s', (value, unit, text) => expect(written(value, unit, 'en')).toBe(text))
