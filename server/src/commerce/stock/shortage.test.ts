import { expect, test } from 'vitest'
import type { Line } from '../checkouts/line.ts'
import { piecesOf } from './pieces.ts'
import { outOfStock } from './shortage.ts'

const line = (id: string, quantity: number, item: object | undefined): Line =>
  ({ stored: { id, quantity, name: id }, item }) as unknown as Line
const ofVariant = (productId: string, variantId = 'v') => ({ catalogue: { productId, variantId }, available: null })
const custom = (available: number | null) => ({ available })

test('sums the quantities of a variant in two lines', () => {
  expect(
    piecesOf([line('a', 2, ofVariant('p')), line('b', 3, ofVariant('p')), line('c', 1, ofVariant('q')), line('d', 9, custom(null))]),
  ).toEqual([
    { productId: 'p', variantId: 'v', quantity: 5 },
    { productId: 'q', variantId: 'v', quantity: 1 },
  ])
})

test.each([
  ['all there', [line('a', 2, ofVariant('p')), line('b', 1, custom(null))], {}, undefined],
  [
    'one partly available',
    [line('a', 2, ofVariant('p')), line('b', 1, ofVariant('q'))],
    { 'p v': 1 },
    { code: 'PARTIAL_OUT_OF_STOCK', lineItemIds: ['a'] },
  ],
  [
    'one out of stock',
    [line('a', 2, ofVariant('p')), line('b', 1, ofVariant('q'))],
    { 'p v': 0 },
    { code: 'PARTIAL_OUT_OF_STOCK', lineItemIds: ['a'] },
  ],
  ['some left of the only one', [line('a', 2, ofVariant('p'))], { 'p v': 1 }, { code: 'PARTIAL_OUT_OF_STOCK', lineItemIds: ['a'] }],
  [
    'all out of stock',
    [line('a', 2, ofVariant('p')), line('b', 1, ofVariant('q'))],
    { 'p v': 0, 'q v': 0 },
    { code: 'FULL_OUT_OF_STOCK', lineItemIds: ['a', 'b'] },
  ],
  [
    'no longer in the catalogue',
    [line('a', 2, undefined), line('b', 1, ofVariant('q'))],
    {},
    { code: 'PARTIAL_OUT_OF_STOCK', lineItemIds: ['a'] },
  ],
  ['a custom item with a lower quantity', [line('a', 2, custom(1))], {}, { code: 'PARTIAL_OUT_OF_STOCK', lineItemIds: ['a'] }],
  ['a thing the shop made up, sold out', [line('a', 2, custom(0))], {}, { code: 'FULL_OUT_OF_STOCK', lineItemIds: ['a'] }],
] as const)('%s', (_, lines, shortage, expected) => {
  expect(outOfStock(lines, new Map(Object.entries(shortage)))).toEqual(expected)
})
