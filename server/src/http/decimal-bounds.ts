import type { Violation } from '@stoa/contract/problems'
import type { DecimalBounds } from '@stoa/contract/scalars'

type Broken = Omit<Violation, 'field'>

/** Which bounds a decimal in a string breaks (commerce §5). None where the text is no decimal at all: its form says that. */
export function brokenBounds(text: string, { minimum, maximum, scale }: DecimalBounds): Broken[] {
  const value = decimalOf(text)
  if (!value) return []
  const broken: Broken[] = []
  if (value.fraction.length > scale) broken.push(rule('DECIMAL_MAX_SCALE', `must have at most ${scale} decimals`, scale))
  if (isLess(value, decimalOf(minimum))) broken.push(rule('DECIMAL_GTE', `must be at least ${minimum}`, minimum))
  if (isLess(decimalOf(maximum), value)) broken.push(rule('DECIMAL_LTE', `must be at most ${maximum}`, maximum))
  return broken
}

const rule = (violatedRule: Broken['violatedRule'], description: string, threshold: string | number): Broken => ({
  violatedRule,
  description,
  data: { threshold },
})

interface Decimal {
  /** With its sign. */
  whole: string
  fraction: string
}

const lengthMax = 100

function decimalOf(text: string): Decimal | undefined {
  const [, whole, fraction = ''] = (text.length <= lengthMax && /^(-?\d+)(?:\.(\d+))?$/.exec(text)) || []
  return whole === undefined ? undefined : { whole, fraction }
}

const unitsOf = ({ whole, fraction }: Decimal): bigint => BigInt(whole + fraction.padEnd(lengthMax, '0'))

const isLess = (a: Decimal | undefined, b: Decimal | undefined): boolean => a !== undefined && b !== undefined && unitsOf(a) < unitsOf(b)
