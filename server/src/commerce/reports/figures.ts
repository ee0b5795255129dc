import { halfUp } from '../pricing/public.ts'

/** Sales figures of a period. */
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

/** The change of a figure in percent, with one decimal; null if the earlier figure is 0. `150, 120` → `"25.0"` */
export function changeInPercent(now: number, before: number): string | null {
  if (before === 0) return null
  const tenths = halfUp(BigInt(Math.abs(now - before)) * 1000n, BigInt(before))
  const sign = now < before && tenths > 0n ? '-' : ''
  return `${sign}${tenths / 10n}.${tenths % 10n}`
}
