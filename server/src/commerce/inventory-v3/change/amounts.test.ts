import { describe, expect, test } from 'vitest'
import { stockOf } from '../../../../../tests/support/located-stock.ts'
import type { LocatedStock } from '../../stock/public.ts'
import { decreased, increased } from './amounts.ts'
import { ItemProblem } from './problem.ts'

/** Units on hand, reserved and owed; or the code of the problem with the units that it says. */
const outcomeOf = (after: LocatedStock | ItemProblem) =>
  after instanceof ItemProblem ? [after.code, after.data?.quantity] : [after.quantity, after.reserved, after.preordered]

const tracked = (quantity: number, reserved = 0, preordered = 0) => stockOf({ quantity, reserved, preordered })
const untracked = stockOf({ trackQuantity: false, quantity: 0 })
/** Out of stock, with preorders up to a limit. */
const forPreorder = (preordered: number, preorderLimit: number) => stockOf({ quantity: 0, preordered, preorderLimit })

describe('decreased', () => {
  test.each<[string, LocatedStock, by: number, unknown[]]>([
    ['takes units', tracked(10), 3, [7, 0, 0]],
    ['takes all', tracked(10), 10, [0, 0, 0]],
    ['not more', tracked(10), 11, ['INSUFFICIENT_INVENTORY', 10]],
    ['not those that are reserved', tracked(10, 4), 7, ['INSUFFICIENT_INVENTORY', 6]],
    ['takes what isn’t reserved', tracked(10, 4), 6, [4, 4, 0]],
    ['not of what is owed', tracked(0, 0, 3), 1, ['INSUFFICIENT_INVENTORY', -3]],
    ['not without a quantity', untracked, 1, ['INVENTORY_QUANTITY_NOT_TRACKED', undefined]],
    ['not by preorders that aren’t requested', forPreorder(0, 5), 1, ['INSUFFICIENT_INVENTORY', 0]],
  ])('restricted: %s', (_, stock, by, expected) => {
    expect(outcomeOf(decreased(stock, { by, isPreorder: false, isRestricted: true }))).toEqual(expected)
  })

  test.each<[string, LocatedStock, by: number, unknown[]]>([
    ['what is missing is owed', tracked(10), 13, [0, 0, 3]],
    ['what is reserved stays', tracked(10, 4), 13, [4, 4, 7]],
    ['more is owed', tracked(0, 0, 3), 2, [0, 0, 5]],
    ['down to the limit', tracked(1), 100_000, [0, 0, 99_999]],
    ['not below', tracked(0), 100_000, ['MIN_QUANTITY_LIMIT_REACHED', 0]],
    ['not without a quantity', untracked, 1, ['INVENTORY_QUANTITY_NOT_TRACKED', undefined]],
  ])('unrestricted: %s', (_, stock, by, expected) => {
    expect(outcomeOf(decreased(stock, { by, isPreorder: false, isRestricted: false }))).toEqual(expected)
  })

  test.each<[string, LocatedStock, by: number, isRestricted: boolean, unknown[]]>([
    ['units are owed', forPreorder(1, 5), 4, true, [0, 0, 5]],
    ['not above the limit', forPreorder(1, 5), 5, true, ['INSUFFICIENT_INVENTORY', -1]],
    ['above the limit, unrestricted', forPreorder(1, 5), 9, false, [0, 0, 10]],
    ['not below the lowest quantity', forPreorder(1, 5), 99_999, false, ['MIN_QUANTITY_LIMIT_REACHED', -1]],
    ['at the limit, it is a sale', forPreorder(5, 5), 1, true, ['INSUFFICIENT_INVENTORY', -5]],
    ['in stock, it is a sale', stockOf({ quantity: 2, preorderLimit: 5 }), 2, true, [0, 0, 0]],
    ['in stock, it isn’t both', stockOf({ quantity: 2, preorderLimit: 5 }), 3, true, ['INSUFFICIENT_INVENTORY', 2]],
    ['all reserved', stockOf({ quantity: 2, reserved: 2, preorderLimit: 5 }), 3, true, [2, 2, 3]],
    ['without a quantity', stockOf({ trackQuantity: false, inStock: false, quantity: 0, preorderLimit: 5 }), 2, true, [0, 0, 2]],
    ['not if preorders aren’t accepted', tracked(0), 1, true, ['INSUFFICIENT_INVENTORY', 0]],
  ])('preordered: %s', (_, stock, by, isRestricted, expected) => {
    expect(outcomeOf(decreased(stock, { by, isPreorder: true, isRestricted }))).toEqual(expected)
  })
})

test.each<[string, LocatedStock, by: number, unknown[]]>([
  ['adds units', tracked(10), 3, [13, 0, 0]],
  ['what is owed is served first', tracked(0, 0, 5), 3, [0, 0, 2]],
  ['the rest is in stock', tracked(0, 0, 5), 8, [3, 0, 0]],
  ['what is reserved stays', tracked(4, 4), 1, [5, 4, 0]],
  ['up to the limit', tracked(1), 99_998, [99_999, 0, 0]],
  ['not above', tracked(1), 99_999, ['MAX_QUANTITY_LIMIT_REACHED', 1]],
  ['reserved units don’t count', tracked(5, 4), 99_998, [100_003, 4, 0]],
  ['not without a quantity', untracked, 1, ['INVENTORY_QUANTITY_NOT_TRACKED', undefined]],
])('increased: %s', (_, stock, by, expected) => {
  expect(outcomeOf(increased(stock, by))).toEqual(expected)
})
