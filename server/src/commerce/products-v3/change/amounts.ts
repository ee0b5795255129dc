import { isAmount } from '../../catalogue/public.ts'
import { fromWireAmount } from '../../pricing/public.ts'
import type { Reading } from './input.ts'

type Money = { amount?: string } | null | undefined

/** An amount in minor units. Undefined if none is sent, or if the currency doesn't have it. */
export const readMoney = (sent: Money, field: string, reading: Reading): number | undefined =>
  sent?.amount === undefined ? undefined : readAmount(sent.amount, `${field}.amount`, reading)

export function readAmount(amount: string, field: string, { currency, violations }: Reading): number | undefined {
  const minor = fromWireAmount(amount, currency)
  if (minor !== undefined && isAmount(minor, currency)) return minor
  violations.push({ field, violatedRule: 'VALIDATION', description: 'The currency doesn’t have this amount.' })
  return undefined
}
