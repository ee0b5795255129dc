import type { Static } from 'typebox'
import type { MeasurementUnit } from '@stoa/contract/catalogue/measurement-unit'
import type { Contents } from '../../catalogue/public.ts'
import type { Reading } from './input.ts'

interface Sent {
  quantity?: number
  measurementUnit?: Static<typeof MeasurementUnit>
}

/** A quantity with its unit. Undefined if one of them is missing. */
export function readContents(sent: Sent, field: string, { violations }: Reading): Contents | undefined {
  const { quantity, measurementUnit } = sent
  if (quantity !== undefined && measurementUnit !== undefined && measurementUnit !== 'UNSPECIFIED') return { quantity, measurementUnit }
  const missing = quantity === undefined ? 'quantity' : 'measurementUnit'
  violations.push({ field: `${field}.${missing}`, violatedRule: 'REQUIRED_FIELD', description: 'A quantity needs a number and a unit.' })
  return undefined
}
