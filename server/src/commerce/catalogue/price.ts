import { halfUp, ONE, readRate } from '../pricing/public.ts'
import type { Discount } from './product.ts'

/** The price in minor units after the catalogue's own discount; never below zero. */
export function discountedPrice(priceMinor: number, discount: Discount | undefined): number {
  if (!discount) return priceMinor
  if (discount.type === 'AMOUNT') return Math.max(0, priceMinor - discount.amountMinor)
  const cut = halfUp(BigInt(priceMinor) * BigInt(readRate(String(discount.percent))), BigInt(ONE) * 100n)
  return Math.max(0, priceMinor - Number(cut))
}
