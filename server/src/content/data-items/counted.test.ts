import { expect, test } from 'vitest'
import { presentTotal } from './counted.ts'

test.each([
  [undefined, { tooManyToCount: false }],
  [0, { tooManyToCount: false, total: 0 }],
  [100_000, { tooManyToCount: false, total: 100_000 }],
  [100_001, { tooManyToCount: true }],
])('%s counted: %j', (counted, told) => {
  expect(presentTotal(counted)).toEqual(told)
})
