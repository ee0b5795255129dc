const extraDigits = 4

/** A quotient of minor units as the decimal before rounding, cut after four digits past the smallest unit: "15.377912…". Returns undefined if nothing is
 *  rounded. Both operands must not be negative. */
export function exactDecimal(numerator: bigint, denominator: bigint, scale: number): string | undefined {
  if (numerator % denominator === 0n) return undefined
  const scaled = numerator * 10n ** BigInt(extraDigits)
  const decimals = scale + extraDigits
  const digits = String(scaled / denominator).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals)
  const isWhole = scaled % denominator === 0n
  return `${digits.slice(0, -decimals)}.${isWhole ? fraction.replace(/0+$/, '') : `${fraction}…`}`
}
