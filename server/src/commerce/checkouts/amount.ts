import type { Violation } from '@stoa/contract/problems'
import { fromWireAmount, LARGEST_MINOR, scaleOf, toWireAmount } from '../pricing/public.ts'

/** Violations of an amount in a request: more decimals than the currency has, or too large to calculate with. */
export function amountViolation(amount: string | null | undefined, field: string, currency: string): Violation[] {
  if (amount === undefined || amount === null || fromWireAmount(amount, currency) !== undefined) return []
  const scale = scaleOf(currency)
  const [, fraction = ''] = amount.split('.')
  if (/[1-9]/.test(fraction.slice(scale)))
    return [{ field, description: `must have at most ${scale} decimals`, violatedRule: 'DECIMAL_MAX_SCALE' }]
  return [{ field, description: `must be at most ${toWireAmount(LARGEST_MINOR, currency)}`, violatedRule: 'DECIMAL_LTE' }]
}
