import { expect, test } from 'vitest'
import { percentOf } from './explanation.ts'

test.each([
  ['0.23', '23'],
  ['0.2', '20'],
  ['0.125', '12.5'],
  ['0.0550', '5.5'],
  ['1', '100'],
  ['0', '0'],
])('a rate of %s is %s %%', (rate, percent) => expect(percentOf(rate)).toBe(percent))
