import type { Violation } from '@stoa/contract/problems'
import type { DecimalBounds } from '@stoa/contract/scalars'

type BoundViolation = Omit<Violation, 'field'>

/** The bounds that a decimal string violates (commerce §5). None if the text isn't a decimal, because its pattern reports that. */
export function decimalViolations(text: string, { minimum, maximum, scale }: DecimalBounds): BoundViolation[] {
  const value = parseDecimal(text)
  if (!value) return []
  const broken: BoundViolation[] = []
  if (value.fraction.length > scale) broken.push(boundViolation('DECIMAL_MAX_SCALE', `must have at most ${scale} decimals`, scale))
  if (isLess(value, parseDecimal(minimum))) broken.push(boundViolation('DECIMAL_GTE', `must be at least ${minimum}`, minimum))
  if (isLess(parseDecimal(maximum), value)) broken.push(boundViolation('DECIMAL_LTE', `must be at most ${maximum}`, maximum))
  return broken
}

const boundViolation = (violatedRule: BoundViolation['violatedRule'], description: string, threshold: string | number): BoundViolation => ({
  violatedRule,
  description,
  data: { threshold },
})

interface Decimal {
  /** Including the sign. */
  whole: string
  fraction: string
}

const lengthMax = 100

function parseDecimal(text: string): Decimal | undefined {
  const [, whole, fraction = ''] = (text.length <= lengthMax && /^(-?\d+)(?:\.(\d+))?$/.exec(text)) || []
  return whole === undefined ? undefined : { whole, fraction }
}

const scaledUnits = ({ whole, fraction }: Decimal): bigint => BigInt(whole + fraction.padEnd(lengthMax, '0'))

const isLess = (a: Decimal | undefined, b: Decimal | undefined): boolean =>
  a !== undefined && b !== undefined && scaledUnits(a) < scaledUnits(b)
