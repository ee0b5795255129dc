import type { AppliedDiscount } from './discounts.ts'
import type { Explainable, ExplainedDiscount } from './explanation.ts'
import { addUp } from './money.ts'
import type { Totals } from './totals.ts'

/** The display names of a basket's parts. */
export interface Names {
  line: (id: string) => string
  discount: (source: string) => string
}

/** A priced basket in the form that explanations are made from. */
export function explainableOf(totals: Totals, names: Names): Explainable {
  const { lines, delivery, fees, discounts, taxIncludedInPrices } = totals
  return {
    taxIncludedInPrices,
    lines: lines.map((line) => ({ ...line, name: names.line(line.id) })),
    ...(delivery.selected ? { delivery: { ...delivery, name: delivery.selected.title } } : {}),
    fees,
    discounts: discounts.map((applied) => explainedDiscount(applied, totals, names)),
  }
}

function explainedDiscount({ discount, amountMinor, shares }: AppliedDiscount, totals: Totals, names: Names): ExplainedDiscount {
  const nameOf = (id: string) => (discount.scope === 'delivery' ? (totals.delivery.selected?.title ?? '') : names.line(id))
  return {
    name: names.discount(discount.source),
    amountMinor,
    worth:
      'amountMinor' in discount
        ? { amountMinor: discount.amountMinor }
        : { percentage: discount.percentage, ofMinor: coveredMinor(discount, totals) },
    shares: shares.map((share) => ({ name: nameOf(share.id), amountMinor: share.amountMinor })),
  }
}

/** The price of the items that a discount covers, before any discount (discounts.ts). */
function coveredMinor({ scope }: AppliedDiscount['discount'], { lines, delivery }: Totals): number {
  if (scope === 'delivery') return delivery.priceMinor
  const covered = scope === 'all' ? lines : lines.filter(({ id }) => scope.lineIds.includes(id))
  return addUp(covered.map(({ priceMinor }) => priceMinor))
}
