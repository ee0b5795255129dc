import { halfUp, ONE } from '../../pricing/public.ts'
import type { Adjustment } from './adjustments.ts'

const whole = 100n * BigInt(ONE)

/** adjusted(1050, { percent: -10% }, 1) → 945: an amount in minor units after a change, exact until it is rounded half up to a multiple of `roundedTo`.
 *  Undefined if it would be negative. */
export function adjusted(minor: number, adjustment: Adjustment, roundedTo: number): number | undefined {
  const exact = 'minor' in adjustment ? BigInt(minor + adjustment.minor) * whole : BigInt(minor) * (whole + BigInt(adjustment.percent))
  return exact < 0n ? undefined : Number(halfUp(exact, whole * BigInt(roundedTo))) * roundedTo
}
