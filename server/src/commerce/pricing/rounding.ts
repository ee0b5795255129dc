/**
 * The one rounding rule: to the nearest integer, halves up. Only for non-negative values. Used once per line
 * and per percentage, never on sums of rounded values.
 */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}
