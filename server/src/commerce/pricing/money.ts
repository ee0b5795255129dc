import { scaleOf } from './currency.ts'
import { halfUp } from './rounding.ts'

/** The largest amount that can be calculated with, positive or negative, in minor units of any currency. */
export const LARGEST_MINOR = 1_000_000_000_000

/** Thrown if an amount would exceed LARGEST_MINOR. */
export class AmountTooLarge extends RangeError {
  readonly code = 'AMOUNT_TOO_LARGE'

  constructor() {
    super(`an amount may not exceed ${LARGEST_MINOR} minor units`)
    this.name = 'AmountTooLarge'
  }
}

/** The only conversion from BigInt back to an amount. Throws AmountTooLarge. */
export function toMinor(exact: bigint): number {
  if (exact > LARGEST_MINOR || exact < -LARGEST_MINOR) throw new AmountTooLarge()
  return Number(exact)
}

/** Throws AmountTooLarge. */
export function addUp(amounts: readonly number[]): number {
  let sum = 0
  for (const amount of amounts) {
    sum += amount
    if (!isExact(amount) || !isExact(sum)) return toMinor(amounts.reduce((exact, each) => exact + BigInt(each), 0n))
  }
  return checked(sum)
}

/** Throws AmountTooLarge. */
export function times(quantity: number, unitPriceMinor: number): number {
  const product = quantity * unitPriceMinor
  const isSafe = isExact(quantity) && isExact(unitPriceMinor) && isExact(product)
  // Zero times a negative number is -0.
  return isSafe ? checked(product + 0) : toMinor(BigInt(quantity) * BigInt(unitPriceMinor))
}

/** Sums and products of integers are exact as long as they are safe integers. BigInt takes several times as long. */
const isExact = (value: number): boolean => Number.isSafeInteger(value)

function checked(minor: number): number {
  if (minor > LARGEST_MINOR || minor < -LARGEST_MINOR) throw new AmountTooLarge()
  return minor
}

const DECIMAL = /^(\d{1,16})(?:\.(\d{1,20}))?$/

/** "10.00" EUR → 1000. Returns undefined if the text isn't an amount in the currency: a sign, an exponent, too many decimals, too large. */
export function fromWireAmount(text: string, currency: string): number | undefined {
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? []
  const scale = scaleOf(currency)
  if (whole === undefined || /[1-9]/.test(fraction.slice(scale))) return undefined
  const minor = Number(whole + fraction.slice(0, scale).padEnd(scale, '0'))
  return minor <= LARGEST_MINOR ? minor : undefined
}

/**
 * 19.99 EUR → 1999: a price that the catalogue has as a JSON number, read from its decimal digits and rounded half up to the
 * currency's decimals. Returns undefined if it is negative, not finite or too large.
 */
export function fromNumber(value: number, currency: string): number | undefined {
  if (!(value >= 0 && value <= LARGEST_MINOR)) return undefined
  const [whole = '0', fraction = ''] = value < 1e-6 ? [] : String(value).split('.')
  const digits = BigInt(whole + fraction) * 10n ** BigInt(scaleOf(currency))
  const minor = halfUp(digits, 10n ** BigInt(fraction.length))
  return minor <= LARGEST_MINOR ? Number(minor) : undefined
}

/** 1000 EUR → "10.00"; -50 JPY → "-50". Throws a RangeError for anything but a safe integer. */
export function toWireAmount(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount in minor units: ${minor}`)
  const scale = scaleOf(currency)
  const digits = String(Math.abs(minor)).padStart(scale + 1, '0')
  const point = digits.length - scale
  return `${minor < 0 ? '-' : ''}${digits.slice(0, point)}${scale > 0 ? '.' : ''}${digits.slice(point)}`
}

/** 1999 EUR → 19.99, for the catalogue's fields that are JSON numbers. Never calculate with it. */
export const toNumber = (minor: number, currency: string): number => Number(toWireAmount(minor, currency))
