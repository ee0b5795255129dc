import { halfUp } from '../pricing/public.ts'

/** What the orders of a stretch of time come to. */
export interface Figures {
  orderCount: number
  salesMinor: number
}

export const addUp = (figures: readonly Figures[]): Figures =>
  figures.reduce(
    (sum, { orderCount, salesMinor }) => ({ orderCount: sum.orderCount + orderCount, salesMinor: sum.salesMinor + salesMinor }),
    {
      orderCount: 0,
      salesMinor: 0,
    },
  )

export const averageMinor = ({ orderCount, salesMinor }: Figures): number =>
  orderCount === 0 ? 0 : Number(halfUp(BigInt(salesMinor), BigInt(orderCount)))

/** By how many percent a figure has grown, with one place behind the point; null where there was nothing before. `150, 120` → `"25.0"` */
export function changeInPercent(now: number, before: number): string | null {
  if (before === 0) return null
  const tenths = halfUp(BigInt(Math.abs(now - before)) * 1000n, BigInt(before))
  const sign = now < before && tenths > 0n ? '-' : ''
  return `${sign}${tenths / 10n}.${tenths % 10n}`
}
