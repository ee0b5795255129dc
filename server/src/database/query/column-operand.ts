import { isGuid } from '@stoa/contract/guid'
import type { Operator } from '@stoa/contract/query'
import type { Literal } from './filter-node.ts'
import { dateOf, isInstant } from './literal.ts'
import type { EntityField } from './target.ts'

/** A literal in the column's type. `none`: nothing in such a column can equal it. */
export type Operand = { bound: string | boolean } | { none: true } | { problem: string }

type Encode = (literal: Literal, field: EntityField, operator: Operator) => Operand

const text: Encode = (literal) => (typeof literal === 'string' ? { bound: literal } : { problem: 'must be text' })
const uuid: Encode = (literal) =>
  typeof literal !== 'string' ? { problem: 'must be an ID' } : isGuid(literal) ? { bound: literal } : { none: true }
const boolean: Encode = (literal) => (typeof literal === 'boolean' ? { bound: literal } : { problem: 'must be true or false' })

const date: Encode = (literal) => {
  const instant = literal !== null && isInstant(literal) ? literal : dateOf(literal)
  return instant ? { bound: instant.$date } : { problem: 'must be an ISO 8601 date' }
}

const number: Encode = (literal, { scale }, operator) => {
  const decimal = typeof literal === 'number' || typeof literal === 'string' ? decimalOf(String(literal)) : undefined
  if (!decimal) return { problem: 'must be a number' }
  if (scale !== undefined) return scaleDecimal(decimal, scale, operator)
  const double = Number(literal)
  return Number.isFinite(double) ? { bound: String(double) } : outOfRange
}

const outOfRange: Operand = { problem: 'must be within the field’s range' }

/** How each type of column converts an operand. */
export const encode: Readonly<Record<EntityField['type'], Encode>> = { text, uuid, number, boolean, date, texts: text, uuids: uuid }

/** digits × 10^exponent */
interface DecimalNumber {
  digits: bigint
  exponent: number
}

/** As JSON writes numbers and the wire writes decimals; at most 40 characters and an exponent within a double's range. */
function decimalOf(written: string): DecimalNumber | undefined {
  const match = written.length <= 40 ? /^(-?\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i.exec(written) : null
  if (!match) return undefined
  const [, whole = '', fraction = '', exponent = '0'] = match
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length }
}

const bigintMax = 2n ** 63n - 1n

/** The whole number of 10^-scale that divides a column's whole numbers where the decimal would. Equality with a fraction of one matches nothing. */
function scaleDecimal({ digits, exponent }: DecimalNumber, scale: number, operator: Operator): Operand {
  const shift = exponent + scale
  const divisor = shift < 0 ? 10n ** BigInt(-shift) : 1n
  const units = shift < 0 ? digits / divisor : digits * 10n ** BigInt(shift)
  const rest = digits % divisor
  if (units > bigintMax || units < -bigintMax) return outOfRange
  if (rest === 0n) return { bound: String(units) }
  const floor = rest < 0n ? units - 1n : units
  if (operator === 'gt' || operator === 'lte') return { bound: String(floor) }
  return operator === 'gte' || operator === 'lt' ? { bound: String(floor + 1n) } : { none: true }
}
