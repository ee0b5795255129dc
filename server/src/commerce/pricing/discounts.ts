import { addUp, toMinor } from './money.ts'
import { ONE, readRate } from './rate.ts'
import { halfUp } from './rounding.ts'
import { shareOut } from './share-out.ts'

/**
 * A discount somebody has already granted; whether a coupon counts is decided elsewhere. An amount is meant as prices are shown.
 * A percentage ("12.5", of 100) is taken from the price before other discounts, as the wire has it.
 */
export type Discount = {
  kind: 'MERCHANT' | 'COUPON' | 'RULE'
  /** Which one: the id of the coupon, rule or merchant discount. */
  source: string
  scope: 'all' | 'delivery' | { lineIds: readonly string[] }
} & ({ amountMinor: number } | { percentage: string })

export type AppliedDiscount = { discount: Discount; amountMinor: number; shares: { id: string; amountMinor: number }[] }

type Item = { id: string; priceMinor: number }

/**
 * Takes discounts off, one after the other, each shared out by what is left of its items, so that nothing falls below zero.
 * Shares are dealt in the order of ids, not of lines: two baskets with the same lines cost the same. Items come back as they came,
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
