import { addUp, toMinor } from './money.ts'
import { ONE, readRate } from './rate.ts'
import { halfUp } from './rounding.ts'
import { shareOut } from './share-out.ts'

/**
 * A discount that has already been granted; whether a coupon is valid is decided elsewhere. An amount is as prices are displayed.
 * A percentage ("12.5", of 100) applies to the price before other discounts, as on the wire.
 */
export type Discount = {
  kind: 'MERCHANT' | 'COUPON' | 'RULE'
  /** The id of the coupon, rule or merchant discount. */
  source: string
  scope: 'all' | 'delivery' | { lineIds: readonly string[] }
} & ({ amountMinor: number } | { percentage: string })

export type AppliedDiscount = { discount: Discount; amountMinor: number; shares: { id: string; amountMinor: number }[] }

type Item = { id: string; priceMinor: number }

/**
 * Applies discounts in order. Each is shared among its items by what remains of their prices, so none falls below zero.
 * Shares are assigned in the order of ids, not of lines, so baskets with the same lines cost the same. Items keep their order,
 * each with its discountMinor.
 */
export function applyDiscounts<T extends Item>(items: readonly T[], discounts: readonly Discount[]) {
  const inOrder = [...items].sort((a, b) => (a.id < b.id ? -1 : 1))
  const left = new Map(inOrder.map((item) => [item.id, item.priceMinor]))
  const applied = discounts.map((discount): AppliedDiscount => {
    const covered = inOrder.filter((item) => covers(discount, item.id))
    const available = covered.map((item) => left.get(item.id)!)
    const amountMinor = Math.min(worthOf(discount, covered), addUp(available))
    const shares = shareOut(amountMinor, available).map((share, index) => ({ id: covered[index]!.id, amountMinor: share }))
    for (const share of shares) left.set(share.id, left.get(share.id)! - share.amountMinor)
    return { discount, amountMinor, shares: shares.filter((share) => share.amountMinor > 0) }
  })
  return { applied, items: items.map((item) => ({ ...item, discountMinor: item.priceMinor - left.get(item.id)! })) }
}

const covers = ({ scope }: Discount, id: string) => typeof scope === 'string' || scope.lineIds.includes(id)

function worthOf(discount: Discount, covered: readonly Item[]): number {
  if ('amountMinor' in discount) return discount.amountMinor
  const price = BigInt(addUp(covered.map((item) => item.priceMinor)))
  return toMinor(halfUp(price * BigInt(readRate(discount.percentage)), 100n * BigInt(ONE)))
}
