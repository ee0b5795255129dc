import type { Violation } from '@stoa/contract/problems'
import { readAmount } from '../price.ts'
import type { Discount } from '../product.ts'
import type { ProductInput } from './input.ts'

type Written = NonNullable<ProductInput['discount']>

/** Decimal places of a percentage; more are rounded. */
const percentScale = 6

/** The discount that is written, or what is wrong with it. NONE or zero: no discount. */
export function readDiscount({ type = 'UNDEFINED', value }: Written, currency: string): { discount?: Discount; violations: Violation[] } {
  if (type === 'NONE' || (type === 'UNDEFINED' && !value)) return { violations: [] }
  if (type === 'UNDEFINED') return { violations: [required('type', 'Set AMOUNT or PERCENT.')] }
  if (value === undefined) return { violations: [required('value', 'A discount needs a value.')] }
  if (type === 'PERCENT') return discountIf({ type, percent: Number(value.toFixed(percentScale)) }, value)
  // What is no amount is greater than every price.
  return discountIf({ type, amountMinor: readAmount(value, currency) ?? Number.MAX_SAFE_INTEGER }, value)
}

const discountIf = (discount: Discount, value: number) => ({ ...(value > 0 && { discount }), violations: [] })

const required = (name: string, description: string): Violation => ({
  field: `product.discount.${name}`,
  violatedRule: 'REQUIRED_FIELD',
  description,
})

/** What is wrong with a discount for a price. */
export function discountViolation(discount: Discount | undefined, priceMinor: number): Violation | undefined {
  const field = 'product.discount.value'
  if (discount?.type === 'PERCENT' && discount.percent > 100)
    return { field, violatedRule: 'MAX', description: 'A discount can be at most 100 percent.', data: { threshold: 100 } }
  if (discount?.type === 'AMOUNT' && discount.amountMinor > priceMinor)
    return { field, violatedRule: 'MAX', description: 'A discount can’t be greater than the price.' }
  return undefined
}
