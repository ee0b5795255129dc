import { describe, expect, test } from 'vitest'
import { itemsBetween, lineCount, lineOf, positionAtLine } from './lines.ts'

// Five groups; the items of the second (two) and the fourth (one) are visible:
// 0 head 0 · 1 head 1 · 2, 3 items · 4 head 2 · 5 head 3 · 6 item · 7 head 4
const opened = [
  { group: 1, count: 2 },
  { group: 3, count: 1 },
]

test('each line is a header or an item, and each header has its line', () => {
  expect(lineCount(5, opened)).toBe(8)
  expect(Array.from({ length: 8 }, (_, line) => positionAtLine(line, opened))).toEqual([
    { group: 0 },
    { group: 1 },
    { group: 1, item: 0 },
    { group: 1, item: 1 },
    { group: 2 },
    { group: 3 },
    { group: 3, item: 0 },
    { group: 4 },
  ])
  expect([0, 1, 2, 3, 4].map((group) => lineOf(group, opened))).toEqual([0, 1, 4, 5, 7])
})

describe('items between two lines', () => {
  test.each([
    [0, 7, 3],
    [2, 3, 2],
    [3, 6, 2],
    [4, 5, 0],
    [7, 7, 0],
    [6, 100, 1],
  ])('%i to %i: %i', (top, bottom, count) => {
    expect(itemsBetween(top, bottom, opened)).toBe(count)
  })
})

test('an open group without items is only its header', () => {
  expect(positionAtLine(1, [{ group: 0, count: 0 }])).toEqual({ group: 1 })
})
