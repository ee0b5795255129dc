import type { Client } from '@stoa/sdk'
import { amountOf } from '../editor/draft/amounts.ts'

export const properties = ['price', 'cost', 'weight', 'ribbon', 'brand'] as const
export type Property = (typeof properties)[number]
export const changeKinds = ['set', 'raise', 'lower', 'raisePercent', 'lowerPercent', 'remove'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** A change of a property as it is entered. */
export interface TypedChange {
  property: string
  kind: string
  value: string
  roundToInt: boolean
}

type SetValue = Parameters<Client['catalogue']['bulkUpdateProductsProperty']>[0]['set']
type Adjustment = Parameters<Client['catalogue']['bulkAdjustProductProperty']>[0]['adjust']

export type PropertyChange = { set: SetValue } | { adjust: Adjustment } | { problem: string }

const raisedPercentMax = 1000
const loweredPercentMax = 100

const isText = (property: string): property is 'ribbon' | 'brand' => property === 'ribbon' || property === 'brand'

/** What the bulk calls are sent for a change, or the code of what is wrong with it. */
export function propertyChange({ property, kind, value, roundToInt }: TypedChange): PropertyChange {
  if (isText(property)) return textChange(property, kind, value)
  if (kind === 'remove') return { problem: 'NOT_REMOVABLE' }
  const name = property === 'cost' || property === 'weight' ? property : 'price'
  const number = amountOf(value)
  if (number === undefined || Number.isNaN(number)) return { problem: 'NO_NUMBER' }
  if (kind === 'set') return { set: { [name]: number } }
  const sign = kind.startsWith('lower') ? -1 : 1
  if (!kind.endsWith('Percent')) return { adjust: { [name]: { amount: sign * number } } }
  if (!Number.isInteger(number) || number > (sign < 0 ? loweredPercentMax : raisedPercentMax)) return { problem: 'NO_PERCENT' }
  return { adjust: { [name]: { percentage: { rate: sign * number, roundToInt } } } }
}

function textChange(property: 'ribbon' | 'brand', kind: string, value: string): PropertyChange {
  if (kind === 'remove') return { set: { [property]: '' } }
  if (kind !== 'set') return { problem: 'NOT_SETTABLE' }
  return value === '' ? { problem: 'NO_TEXT' } : { set: { [property]: value } }
}
