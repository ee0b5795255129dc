import { expect, test } from 'vitest'
import { unlimitedPreorders } from '../catalogue/stock.ts'
import { applyChanges } from './apply.ts'
import { keyOf } from './pieces.ts'
import type { CountedStock, StockChange } from './store.ts'

const jug = { productId: 'p', variantId: 'v' }
const none = { ...jug, taken: 0, reserved: 0, sold: 0, released: 0, releasedPreorders: 0 }
const take = (taken: number): StockChange => ({ ...none, taken })
const row = { ...jug, trackQuantity: true, inStock: true, quantity: 5, reserved: 2, preordered: 0, preorderLimit: 0, stockRevision: 7 }
const stockWith = (changes: Partial<CountedStock>) => new Map([[keyOf(jug), { ...row, ...changes }]])

const after = (changes: Partial<CountedStock>, change: StockChange) => {
  const applied = applyChanges(stockWith(changes), [change])
  return 'short' in applied ? { short: [...applied.short.values()] } : { ...applied.stock.get(keyOf(jug)), changed: applied.changed }
}

const empty = { quantity: 2, reserved: 2, preorderLimit: 10 }

test.each([
  ['what isn’t reserved can be taken', {}, take(3), { quantity: 2, reserved: 2, stockRevision: 8 }],
  ['what is reserved can’t', {}, take(4), { short: [3] }],
  ['nor can more than none', { quantity: 2 }, take(1), { short: [0] }],
  // The order that this one replaces had reserved two.
  ['unless it is released', {}, { ...take(5), released: 2 }, { quantity: 0, reserved: 0, stockRevision: 8 }],
  ['untracked stock is never short, and doesn’t change', { trackQuantity: false }, take(9), { quantity: 5, stockRevision: 7, changed: [] }],
  ['what is out of stock is short', { trackQuantity: false, inStock: false }, take(1), { short: [0] }],
  ['a sale of what was reserved leaves as much to sell', {}, { ...none, sold: 2 }, { quantity: 3, reserved: 0, stockRevision: 7 }],
  ['what is in stock is taken from there, not preordered', { preorderLimit: 10 }, take(4), { short: [3] }],
  ['without any, it is preordered', empty, take(4), { quantity: 2, reserved: 2, preordered: 4, stockRevision: 8 }],
  ['up to the limit', { ...empty, preordered: 7 }, take(4), { short: [3] }],
  ['or without one', { ...empty, preorderLimit: unlimitedPreorders }, take(99_999), { preordered: 99_999 }],
  ['what is marked as out of stock can be preordered', { ...empty, trackQuantity: false, inStock: false }, take(4), { preordered: 4 }],
  ['a preorder can wait for its payment', empty, { ...none, reserved: 3 }, { reserved: 2, preordered: 3 }],
  ['and end without it', { ...empty, preordered: 3 }, { ...none, releasedPreorders: 3 }, { quantity: 2, reserved: 2, preordered: 0 }],
  [
    'one that was served meanwhile leaves its pieces',
    { ...empty, preordered: 1 },
    { ...none, releasedPreorders: 3 },
    { quantity: 4, reserved: 2, preordered: 0 },
  ],
  [
    'what is released serves what is owed',
    { ...empty, preordered: 5 },
    { ...none, released: 2 },
    { quantity: 0, reserved: 0, preordered: 3 },
  ],
])('%s', (_, changes, change, expected) => {
  expect(after(changes, change)).toMatchObject(expected)
})

test('a variant that is gone is short, unless nothing of it is requested', () => {
  expect(applyChanges(new Map(), [take(1)])).toEqual({ short: new Map([[keyOf(jug), 0]]) })
  expect(applyChanges(new Map(), [{ ...none, released: 1 }])).toEqual({ stock: new Map(), changed: [] })
})

test('says what is left, and how many more than before', () => {
  const applied = applyChanges(stockWith({}), [take(2)])
  expect(applied).toMatchObject({ changed: [{ ...jug, stockRevision: 8, quantity: 3, reserved: 2, added: -2 }] })
})
