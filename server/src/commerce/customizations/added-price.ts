import type { Violation } from '@stoa/contract/problems'
import { isAmount, numberMax } from '../catalogue/public.ts'
import { fromWireAmount, scaleOf } from '../pricing/public.ts'

export interface AmountReading {
  field: string
  currency: string
  violations: Violation[]
}

/** What a choice or a text adds to a price, in minor units; undefined if it adds nothing. An amount that the currency doesn't have is a violation. */
export function readAddedPrice(written: string | null | undefined, { field, currency, violations }: AmountReading): number | undefined {
  if (written === null || written === undefined) return undefined
  const scale = scaleOf(currency)
  const [, fraction = ''] = written.split('.')
  if (/[1-9]/.test(fraction.slice(scale))) {
    violations.push({ field, violatedRule: 'DECIMAL_MAX_SCALE', description: `It can have up to ${scale} decimals.`, data: { scale } })
    return undefined
  }
  const minor = fromWireAmount(written, currency)
  if (minor !== undefined && isAmount(minor, currency)) return minor
  violations.push({ field, violatedRule: 'DECIMAL_LTE', description: 'The amount is too high.', data: { threshold: String(numberMax) } })
  return undefined
}
