import type { Violation } from '@stoa/contract/problems'
import { fromNumber } from '../../pricing/public.ts'
import type { Discount } from '../product.ts'
import type { ProductInput } from './input.ts'

type Written = NonNullable<ProductInput['discount']>

/** The discount that is written. NONE or nothing: no discount. */
export function discountOf({ type = 'NONE', value = 0 }: Written, currency: string): Discount | undefined {
  if (value === 0) return undefined
  if (type === 'PERCENT') return { type, percent: value }
  return type === 'AMOUNT' ? { type, amountMinor: fromNumber(value, currency) ?? 0 } : undefined
}

/** What is wrong with a discount for a price. */
export function discountViolation(discount: Discount | undefined, priceMinor: number): Violation | undefined {
  const field = 'product.discount.value'
  if (discount?.type === 'PERCENT' && discount.percent > 100)
    return { field, violatedRule: 'MAX', description: 'A discount can be at most 100 percent.', data: { threshold: 100 } }
  if (discount?.type === 'AMOUNT' && discount.amountMinor > priceMinor)
    return { field, violatedRule: 'MAX', description: 'A discount can’t be greater than the price.' }
  return undefined
}
