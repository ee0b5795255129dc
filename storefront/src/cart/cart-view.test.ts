import { expect, test } from 'vitest'
import type { Estimate } from '../answers.ts'
import { cartView } from './cart-view.ts'

test.each([
  ['AVAILABLE', 5, undefined],
  ['AVAILABLE', undefined, undefined],
  ['PARTIALLY_AVAILABLE', 2, 2],
  ['NOT_AVAILABLE', 0, 0],
  ['NOT_FOUND', undefined, 0],
])('a line that is %s with %s in stock', (status, quantityAvailable, left) => {
  const lineItems = [
    { id: 'a', quantity: 5, availability: { status, quantityAvailable }, catalogReference: {}, itemType: { preset: 'DIGITAL' } },
  ]
  const estimate = { cart: { lineItems, taxIncludedInPrices: true }, violations: [], priceSummary: {}, appliedDiscounts: [] }
  const { lines, canCheckOut } = cartView(estimate as unknown as Estimate)
  expect([lines[0]!.stock, lines[0]!.left, canCheckOut]).toEqual([quantityAvailable, left, left === undefined])
})
