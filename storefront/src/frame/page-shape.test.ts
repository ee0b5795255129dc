import { expect, test } from 'vitest'
import { shapeOf } from './page-shape.ts'

test.each([
  ['/', 'shelf'],
  ['/collections', 'shelf'],
  ['/collections/light', 'shelf'],
  ['/search', 'shelf'],
  ['/products/elbow-cushion', 'product'],
  ['/cart', 'text'],
  ['/checkout/1', 'text'],
])('%s has the layout of a %s', (path, shape) => {
  expect(shapeOf(path)).toBe(shape)
})
