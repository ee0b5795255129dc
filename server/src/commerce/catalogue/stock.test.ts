import { describe, expect, test } from 'vitest'
import { availableQuantity, inventoryStatus, isForPreorder, isInStock, preorderLimitOf, purchasableQuantity } from './stock.ts'

const counted = (quantity: number, reserved = 0) => ({ trackQuantity: true, inStock: true, quantity, reserved })
const uncounted = (inStock: boolean) => ({ trackQuantity: false, inStock, quantity: 0, reserved: 0 })

describe('how many can be sold now', () => {
  test.each([
    ['7 pieces', counted(7), 7],
    ['7 pieces, 3 of them reserved by payments', counted(7, 3), 4],
    ['all reserved', counted(7, 7), 0],
    ['none', counted(0), 0],
    ['more reserved than in stock, which can’t happen', counted(2, 5), 0],
    ['not tracked, in stock', uncounted(true), null],
    ['not tracked, out of stock', uncounted(false), 0],
  ])('%s', (_, variant, available) => {
    expect(availableQuantity(variant)).toBe(available)
    expect(isInStock(variant)).toBe(available !== 0)
  })

  test('ignores inStock if the quantity is tracked', () => {
    expect(isInStock({ ...counted(1), inStock: false })).toBe(true)
    expect(isInStock({ ...counted(0), inStock: true })).toBe(false)
  })
})

describe('the inventory status of a product', () => {
  test.each([
    ['OUT_OF_STOCK', []],
    ['IN_STOCK', [counted(1)]],
    ['IN_STOCK', [counted(1), uncounted(true)]],
    ['PARTIALLY_OUT_OF_STOCK', [counted(1), counted(0)]],
    ['PARTIALLY_OUT_OF_STOCK', [counted(3, 3), uncounted(true)]],
    ['OUT_OF_STOCK', [counted(3, 3), uncounted(false)]],
  ])('%s: %j', (status, variants) => expect(inventoryStatus(variants)).toBe(status))
})

describe('what can be bought of a variant that can be preordered', () => {
  const forPreorder = (stock: ReturnType<typeof counted>, preordered: number, preorderLimit: number) => ({
    ...stock,
    preordered,
    preorderLimit,
  })
  test.each([
    ['its stock, as long as there is some', forPreorder(counted(3), 0, 5), 3, false],
    ['up to the limit', forPreorder(counted(2, 2), 0, 5), 5, true],
    ['up to the rest of it', forPreorder(counted(0), 3, 5), 2, true],
    ['none beyond it', forPreorder(counted(0), 5, 5), 0, false],
    ['none if the limit was lowered', forPreorder(counted(0), 6, 5), 0, false],
    ['any number without one', forPreorder(counted(0), 6, preorderLimitOf({ enabled: true, message: null, limit: null })), null, true],
    ['none if it can’t', forPreorder(counted(0), 0, preorderLimitOf({ enabled: false, message: null, limit: 5 })), 0, false],
    ['what is marked as out of stock', forPreorder(uncounted(false), 1, 5), 4, true],
    ['any number of what is marked as in stock', forPreorder(uncounted(true), 1, 5), null, false],
  ])('%s', (_, variant, count, isPreorder) => {
    expect([purchasableQuantity(variant), isForPreorder(variant)]).toEqual([count, isPreorder])
  })
})
