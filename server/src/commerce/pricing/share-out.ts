/**
 * Shares an amount among weights, in minor units: shareOut(100, [1, 1, 1]) → [34, 33, 33]. The shares always add up to the amount.
 * Leftover units go to the largest remainders, first come first served. No share exceeds its weight unless the amount
 * exceeds their sum. Throws RangeError for a negative amount or weight, and for an amount that nobody can take.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  if (amount < 0 || weights.some((weight) => weight < 0)) throw new RangeError('the amount and the weights must not be negative')
  if (amount === 0) return weights.map(() => 0)
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) throw new RangeError(`${amount} can’t be distributed: all weights are zero`)

  const quotas = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = quotas.map((quota) => Number(quota / whole))
  const leftover = amount - shares.reduce((sum, share) => sum + share, 0)
  for (const index of largestRemainders(quotas, whole).slice(0, leftover)) shares[index]! += 1
  return shares
}

function largestRemainders(quotas: readonly bigint[], whole: bigint): number[] {
  const remainders = quotas.map((quota) => quota % whole)
  return remainders.map((_, index) => index).sort((a, b) => Number(remainders[b]! - remainders[a]!) || a - b)
}
