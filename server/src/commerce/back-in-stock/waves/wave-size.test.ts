import { expect, test } from 'vitest'
import { waveSize } from './wave-size.ts'

test.each([
  [1, 5, 5],
  [3, 1, 3],
  [3, 1000, 3000],
  [99_999, 1000, 100_000],
  [null, 5, 100_000],
])('%s pieces, %i requests for each → %i', (pieces, requestsPerUnit, size) => {
  expect(waveSize(pieces, requestsPerUnit)).toBe(size)
})
