import { expect, test } from 'vitest'
import { applyChanges } from './apply.ts'
import type { CountedStock } from './counted/store.ts'
import { keyOf } from './pieces.ts'
import type { StockChange } from './store.ts'

const jug = { productId: 'p', variantId: 'v' }
const none = { ...jug, requested: 0, freed: 0, quantity: 0, reserved: 0, trackedQuantity: 0, trackedReserved: 0 }
const take = (count: number): StockChange => ({ ...none, requested: count, trackedQuantity: -count })
const stockWith = (row: Partial<CountedStock>) =>
  new Map([[keyOf(jug), { ...jug, trackQuantity: true, inStock: true, quantity: 5, reserved: 2, stockRevision: 7, ...row }]])

const after = (row: Partial<CountedStock>, change: StockChange) => {
  const applied = applyChanges(stockWith(row), [change])
  return 'short' in applied ? { short: [...applied.short.values()] } : { ...applied.stock.get(keyOf(jug)), changed: applied.changed }
}

test.each([
  ['what isn’t reserved can be taken', {}, take(3), { quantity: 2, reserved: 2, stockRevision: 8 }],
  ['what is reserved can’t', {}, take(4), { short: [3] }],
  ['nor can more than none', { quantity: 2 }, take(1), { short: [0] }],
  // The order that this one replaces had reserved two.
  ['unless it is freed', {}, { ...take(5), freed: 2, reserved: -2 }, { quantity: 0, reserved: 0, stockRevision: 8 }],
  ['untracked stock is never short, and doesn’t change', { trackQuantity: false }, take(9), { quantity: 5, stockRevision: 7, changed: [] }],
  ['what is out of stock is short', { trackQuantity: false, inStock: false }, take(1), { short: [0] }],
  [
    'a sale of what was reserved leaves as much to sell',
    {},
    { ...none, quantity: -2, reserved: -2 },
    { quantity: 3, reserved: 0, stockRevision: 7 },
  ],
])('%s', (_, row, change, expected) => {
  expect(after(row, change)).toMatchObject(expected)
})

test('a variant that is gone is short, unless nothing of it is requested', () => {
  expect(applyChanges(new Map(), [take(1)])).toEqual({ short: new Map([[keyOf(jug), 0]]) })
  expect(applyChanges(new Map(), [{ ...none, reserved: -1 }])).toEqual({ stock: new Map(), changed: [] })
})

test('the event says what is left, and how many more than before', () => {
  const [changed] = (applyChanges(stockWith({}), [take(2)]) as { changed: unknown[] }).changed
  expect(changed).toEqual({ ...jug, stockRevision: 8, available: 1, added: -2 })
})
