import { expect, test } from 'vitest'
import { numberIn } from './cells.ts'

test.each([
  ['1234.5', 1234.5],
  ['-.5', -0.5],
  ['12,50', 12.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1,234,567.5', 1_234_567.5],
  ['1 234,50', 1234.5],
  ['1\u00a0234', 1234],
  ['1’234.50', 1234.5],
  ['1,234', undefined],
  ['1.234.567', undefined],
  ['12,34,56.7', undefined],
  ['12 34', undefined],
  ['€5', undefined],
  ['', undefined],
])('%j is the number %s', (text, number) => {
  expect(numberIn(text)).toBe(number)
})
