import { describe, expect, test } from 'vitest'
import { stockOf } from '../../../../../tests/support/located-stock.ts'
import type { LocatedStock } from '../../stock/public.ts'
import { ItemProblem } from './problem.ts'
import { type ItemInput, written } from './written.ts'

const lowering = 'INVALID_TARGET_QUANTITY'
const settings = { enabled: true, message: 'In May', limit: 5 }
const none = { enabled: false, message: null, limit: null }

test('what isn’t sent stays', () => {
  const stock = stockOf({ ownPreorder: settings, preorderLimit: 5, extendedFields: { namespaces: { a: { b: 1 } } } })
  expect(written(stock, {}, lowering)).toEqual(stock)
})

describe('stock', () => {
  test.each<[string, Partial<LocatedStock>, ItemInput, Partial<LocatedStock>]>([
    ['a quantity', { quantity: 10 }, { quantity: 3 }, { trackQuantity: true, quantity: 3 }],
    ['beside what is reserved', { quantity: 10, reserved: 4 }, { quantity: 3 }, { quantity: 7, reserved: 4 }],
    ['serves preorders', { quantity: 0, preordered: 4 }, { quantity: 3 }, { quantity: 3, preordered: 0 }],
    ['is tracked from now on', { trackQuantity: false, quantity: 0 }, { quantity: 3 }, { trackQuantity: true, quantity: 3 }],
    ['a higher one below 0', { quantity: 0, preordered: 4 }, { quantity: -3 }, { quantity: 0, preordered: 3 }],
    ['the same below 0', { quantity: 0, preordered: 4 }, { quantity: -4 }, { quantity: 0, preordered: 4 }],
    ['in stock by hand', { quantity: 0, preordered: 4 }, { inStock: true }, { trackQuantity: false, inStock: true, preordered: 0 }],
    ['out of stock by hand', { quantity: 0, preordered: 4 }, { inStock: false }, { trackQuantity: false, inStock: false, preordered: 4 }],
  ])('%s', (_, before, input, expected) => {
    const stock = stockOf(before)
    expect(written(stock, input, lowering)).toEqual({ ...stock, ...expected })
  })

  test.each([
    [1, -1],
    [0, -1],
    [-4, -5],
  ])('%i doesn’t get to %i', (free, quantity) => {
    const stock = stockOf({ quantity: Math.max(0, free), preordered: Math.max(0, -free) })
    expect(written(stock, { quantity }, lowering)).toEqual(new ItemProblem(lowering, stock))
  })
})

describe('preorders', () => {
  test.each<[string, Partial<LocatedStock>, ItemInput['preorderInfo'], Pick<LocatedStock, 'ownPreorder' | 'preorderLimit'>]>([
    ['all settings', {}, settings, { ownPreorder: settings, preorderLimit: 5 }],
    ['no limit', {}, { enabled: true }, { ownPreorder: { ...none, enabled: true }, preorderLimit: 1_000_000_000 }],
    ['not enabled, there are none', {}, { limit: 5 }, { ownPreorder: { ...none, limit: 5 }, preorderLimit: 0 }],
    ['one setting of its own', { ownPreorder: settings }, { limit: 7 }, { ownPreorder: { ...settings, limit: 7 }, preorderLimit: 7 }],
    [
      'one setting besides those of the product',
      { productPreorder: settings },
      { message: null },
      { ownPreorder: { ...settings, message: null }, preorderLimit: 5 },
    ],
    ['those of the product again', { ownPreorder: none, productPreorder: settings }, settings, { ownPreorder: null, preorderLimit: 5 }],
    ['those of no product', { ownPreorder: settings }, none, { ownPreorder: null, preorderLimit: 0 }],
    ['null', { ownPreorder: settings }, { enabled: null, limit: null }, { ownPreorder: { ...none, message: 'In May' }, preorderLimit: 0 }],
  ])('%s', (_, before, preorderInfo, expected) => {
    const stock = stockOf(before)
    expect(written(stock, { preorderInfo }, lowering)).toEqual({ ...stock, ...expected })
  })

  test.each<[string, Partial<LocatedStock>, ItemInput, boolean]>([
    ['a limit without a quantity', { trackQuantity: false }, { preorderInfo: { limit: 5 } }, false],
    ['a limit of what isn’t tracked any more', {}, { inStock: true, preorderInfo: { limit: 5 } }, false],
    ['a limit of what is tracked from now on', { trackQuantity: false }, { quantity: 1, preorderInfo: { limit: 5 } }, true],
    ['no limit without a quantity', { trackQuantity: false }, { preorderInfo: { enabled: true, limit: null } }, true],
    ['a limit that isn’t sent', { ownPreorder: settings }, { inStock: true }, true],
    ['a digital product', { isDigital: true }, { preorderInfo: { enabled: true } }, false],
    ['a digital product without preorders', { isDigital: true }, { preorderInfo: { enabled: false, message: 'In May' } }, true],
    ['a digital product that the first catalogue has preordered', { isDigital: true, productPreorder: settings }, { quantity: 1 }, true],
  ])('%s', (_, before, input, isAccepted) => {
    const after = written(stockOf(before), input, lowering)
    expect(after instanceof ItemProblem ? after.code : true).toBe(isAccepted || 'PRE_ORDER_VALIDATION')
  })
})

test.each<[string, LocatedStock['extendedFields'], ItemInput['extendedFields'], LocatedStock['extendedFields']]>([
  ['fields of a new app', { namespaces: { a: { b: 1 } } }, { namespaces: { c: { d: 2 } } }, { namespaces: { a: { b: 1 }, c: { d: 2 } } }],
  ['other fields of an app', { namespaces: { a: { b: 1 } } }, { namespaces: { a: { d: 2 } } }, { namespaces: { a: { d: 2 } } }],
  ['an app without fields', { namespaces: { a: { b: 1 } } }, { namespaces: { a: {} } }, null],
  ['no apps', { namespaces: { a: { b: 1 } } }, {}, { namespaces: { a: { b: 1 } } }],
])('extended fields: %s', (_, extendedFields, sent, expected) => {
  expect(written(stockOf({ extendedFields }), { extendedFields: sent }, lowering)).toMatchObject({ extendedFields: expected })
})
