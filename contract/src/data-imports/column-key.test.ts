import { expect, test } from 'vitest'
import { columnKey } from './column-key.ts'

test.each([
  ['First name', 'firstName'],
  ['2nd', 'field2nd'],
  ['窓', 'field'],
  ['é à', 'eA'],
])('%s becomes %s', (column, key) => {
  expect(columnKey(column)).toBe(key)
})
