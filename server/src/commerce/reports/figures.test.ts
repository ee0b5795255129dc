import { expect, test } from 'vitest'
import { addUp, averageMinor, changeInPercent } from './figures.ts'

test.each([
  [150, 120, '25.0'],
  [120, 150, '-20.0'],
  [1, 3, '-66.7'],
  [4, 3, '33.3'],
  [0, 7, '-100.0'],
  [7, 7, '0.0'],
  [99_999, 100_000, '0.0'],
  [100_050, 100_000, '0.1'],
  [3_000_000, 1, '299999900.0'],
  [5, 0, null],
  [0, 0, null],
])('%s after %s is a change of %s percent', (now, before, change) => {
  expect(changeInPercent(now, before)).toBe(change)
})

test.each([
  [{ orderCount: 0, salesMinor: 0 }, 0],
  [{ orderCount: 3, salesMinor: 1000 }, 333],
  [{ orderCount: 2, salesMinor: 1001 }, 501],
])('the average of %o is %s', (figures, average) => {
  expect(averageMinor(figures)).toBe(average)
})

test('adds up figures', () => {
  expect(addUp([])).toEqual({ orderCount: 0, salesMinor: 0 })
  expect(
    addUp([
      { orderCount: 1, salesMinor: 10 },
      { orderCount: 2, salesMinor: 5 },
    ]),
  ).toEqual({ orderCount: 3, salesMinor: 15 })
})
