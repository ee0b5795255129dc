/**
 * The one rounding rule: to the nearest whole unit, and a half up. For what is not negative. It is used once per line
 * and per percentage, never on sums of what was rounded before.
 */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}
