import { expect, test } from 'vitest'
import { stockOf } from '../../../../../tests/support/located-stock.ts'
import type { LocatedStock } from '../../stock/public.ts'
import { created, deleted } from './created.ts'
import { ItemProblem } from './problem.ts'
import type { ItemInput } from './written.ts'

const now = new Date('2026-03-01T10:00:00.000Z')
const without = stockOf({ hasItem: false, trackQuantity: false, inStock: true, quantity: 0 })
const settings = { enabled: true, message: 'In May', limit: 5 }

test.each<[string, ItemInput, Partial<LocatedStock>]>([
  ['nothing: out of stock', {}, { inStock: false }],
  ['a quantity', { quantity: 3 }, { trackQuantity: true, inStock: false, quantity: 3 }],
  ['whether it is in stock', { inStock: true }, { inStock: true }],
  ['preorders', { quantity: 0, preorderInfo: settings }, { trackQuantity: true, inStock: false, ownPreorder: settings, preorderLimit: 5 }],
])('created with %s', (_, input, expected) => {
  expect(created(without, input, { now })).toEqual({ ...without, hasItem: true, createdDate: now, ...expected })
})

test('created beside what payments have reserved', () => {
  const reserved = stockOf({ ...without, quantity: 2, reserved: 2 })
  expect(created(reserved, { quantity: 3 }, { now })).toMatchObject({ quantity: 5, reserved: 2 })
})

test('created once', () => {
  expect(created(stockOf(), { quantity: 1 }, { now })).toEqual(new ItemProblem('ITEM_ALREADY_EXISTS'))
})

test('deleted, with what payments have reserved', () => {
  const stock = stockOf({
    quantity: 10,
    reserved: 2,
    preordered: 1,
    preorderLimit: 5,
    ownPreorder: settings,
    extendedFields: { namespaces: {} },
  })
  expect(deleted(stock)).toEqual({
    ...stock,
    hasItem: false,
    trackQuantity: false,
    inStock: false,
    quantity: 2,
    preordered: 0,
    preorderLimit: 0,
    ownPreorder: null,
    extendedFields: null,
  })
})
