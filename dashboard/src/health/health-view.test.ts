import { expect, test } from 'vitest'
import { written } from './health-view.ts'

test.each([
  ['18.4', 'TEXT', '18.4'],
  [12_345, 'COUNT', '12,345'],
  [0, 'BYTES', '0 bytes'],
  [1536, 'BYTES', '1.5 kB'],
  [41_943_040, 'BYTES', '40 MB'],
  [2_147_483_648, 'BYTES', '2 GB'],
  [3, 'MILLISECONDS', '3 ms'],
  [0, 'SECONDS', '0 sec'],
  [59, 'SECONDS', '59 sec'],
  [60, 'SECONDS', '1 min'],
  [3_725, 'SECONDS', '1 hr 2 min'],
  [90_061, 'SECONDS', '1 day 1 hr'],
] as const)('formats %s %s as %s', (value, unit, text) => expect(written(value, unit, 'en')).toBe(text))
