import { describe, expect, test } from 'vitest'
import type { Discount } from '../product.ts'
import { discountViolation, readDiscount } from './discount.ts'
import type { ProductInput } from './input.ts'

type Written = NonNullable<ProductInput['discount']>

describe('a discount is read', () => {
  test.each<[Written, Discount | undefined]>([
    [{ type: 'NONE', value: 0 }, undefined],
    [{ type: 'NONE', value: 20 }, undefined],
    [{}, undefined],
    [{ type: 'UNDEFINED', value: 0 }, undefined],
    [{ type: 'PERCENT', value: 0 }, undefined],
    [
      { type: 'PERCENT', value: 12.5 },
      { type: 'PERCENT', percent: 12.5 },
    ],
    [
      { type: 'PERCENT', value: 33.333_333_333_333_336 },
      { type: 'PERCENT', percent: 33.333_333 },
    ],
    [
      { type: 'AMOUNT', value: 2.5 },
      { type: 'AMOUNT', amountMinor: 250 },
    ],
  ])('%j', (written, discount) => expect(readDiscount(written, 'EUR')).toEqual({ ...(discount && { discount }), violations: [] }))
})

describe('a discount is incomplete', () => {
  test.each<[Written, string]>([
    [{ value: 10 }, 'product.discount.type'],
    [{ type: 'UNDEFINED', value: 10 }, 'product.discount.type'],
    [{ type: 'PERCENT' }, 'product.discount.value'],
    [{ type: 'AMOUNT' }, 'product.discount.value'],
  ])('%j', (written, field) => expect(readDiscount(written, 'EUR').violations).toMatchObject([{ field, violatedRule: 'REQUIRED_FIELD' }]))
})

describe('a discount of a price of 10.00', () => {
  test.each<[Written, boolean]>([
    [{ type: 'PERCENT', value: 100 }, true],
    [{ type: 'PERCENT', value: 100.01 }, false],
    [{ type: 'PERCENT', value: 1e300 }, false],
    [{ type: 'PERCENT', value: 1e-7 }, true],
    [{ type: 'AMOUNT', value: 10 }, true],
    [{ type: 'AMOUNT', value: 10.01 }, false],
    [{ type: 'AMOUNT', value: 1e300 }, false],
  ])('%j: %s', (written, isPossible) =>
    expect(discountViolation(readDiscount(written, 'EUR').discount, 1000) === undefined).toBe(isPossible),
  )
})
