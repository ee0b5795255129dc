/** Numbers as pipelines calculate with them, in the simplest form: exact decimals, and the nearest double of the result. */

interface Decimal {
  digits: bigint
  scale: number
}

function decimalOf(number: number): Decimal {
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(number))!
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(`${sign}${whole}${fraction}`)
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale }
}

/** None if it is out of range. */
function doubleOf({ digits, scale }: Decimal): number | null {
  const number = Number(`${digits}e${-scale}`)
  return Number.isFinite(number) ? number : null
}

const add = (a: Decimal, b: Decimal): Decimal => {
  const scale = Math.max(a.scale, b.scale)
  const at = (one: Decimal) => one.digits * 10n ** BigInt(scale - one.scale)
  return { digits: at(a) + at(b), scale }
}
const multiply = (a: Decimal, b: Decimal): Decimal => ({ digits: a.digits * b.digits, scale: a.scale + b.scale })
const zero: Decimal = { digits: 0n, scale: 0 }

export const sumOf = (numbers: readonly number[]): number | null => doubleOf(numbers.map(decimalOf).reduce(add, zero))
export const productOf = (numbers: readonly number[]): number | null =>
  doubleOf(numbers.map(decimalOf).reduce(multiply, { digits: 1n, scale: 0 }))

/** To 400 decimal places, half away from zero. */
export function quotientOf(of: readonly number[], by: number): number | null {
  const [a, b] = [of.map(decimalOf).reduce(add, zero), decimalOf(by)]
  if (b.digits === 0n) return null
  const top = a.digits * 10n ** BigInt(401 + b.scale)
  const bottom = b.digits * 10n ** BigInt(a.scale)
  const long = top / bottom
  return doubleOf({ digits: (long + (long < 0n ? -5n : 5n)) / 10n, scale: 400 })
}

export function remainderOf(a: number, b: number): number | null {
  const [x, y] = [decimalOf(a), decimalOf(b)]
  if (y.digits === 0n) return null
  const scale = Math.max(x.scale, y.scale)
  const at = (one: Decimal) => one.digits * 10n ** BigInt(scale - one.scale)
  return doubleOf({ digits: at(x) % at(y), scale })
}

/** Without exponents. */
export function decimalText(number: number): string {
  const { digits, scale } = decimalOf(number)
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  const [whole, fraction] = [text.slice(0, text.length - scale), text.slice(text.length - scale).replace(/0+$/, '')]
  return `${digits < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`
}
