import { expect, test } from 'vitest'
import { moveEntry } from './move-entry.ts'

test.each([
  [['a', 'b', 'c'], 'b', -1, ['b', 'a', 'c']],
  [['a', 'b', 'c'], 'b', 1, ['a', 'c', 'b']],
  [['a', 'b', 'c'], 'a', -1, ['a', 'b', 'c']],
  [['a', 'b', 'c'], 'c', 9, ['a', 'b', 'c']],
  [['a', 'b'], 'a', Number.NaN, ['a', 'b']],
  [['a'], 'gone', 1, undefined],
  ['not a list', 'a', 1, undefined],
])('%j: %s by %d', (list, entry, by, after) => {
  expect(moveEntry(list, entry, by)).toEqual(after)
})
