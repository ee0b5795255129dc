import type { CartLineItem, Estimate } from '../answers.ts'
import { lineView, type LineView } from '../line-items/line-view.ts'
import { totalsView, type TotalsView } from '../line-items/totals.ts'

export interface CartLineView extends LineView {
  /** How many there are, where fewer are left than are in the cart; 0 is none. */
  left: number | undefined
}

/** A cart as its page shows it. */
export interface CartView {
  lines: CartLineView[]
  totals: TotalsView
  note: string
  /** Words of the server about what stands in the way. */
  warnings: string[]
  canCheckOut: boolean
}

export function cartView(estimate: Estimate): CartView {
  const { cart, violations } = estimate
  const lines = cart.lineItems.map((line) => ({ ...lineView(line), left: leftOf(line) }))
  return {
    lines,
    totals: totalsView(estimate, { taxIncluded: cart.taxIncludedInPrices }),
    note: cart.buyerNote ?? '',
    warnings: violations.map(({ description }) => description ?? '').filter(Boolean),
    canCheckOut: lines.length > 0 && lines.every(({ left }) => left === undefined),
  }
}

function leftOf({ availability }: CartLineItem): number | undefined {
  switch (availability.status) {
    case 'NOT_AVAILABLE':
    case 'NOT_FOUND':
      return 0
    case 'PARTIALLY_AVAILABLE':
      return availability.quantityAvailable ?? 0
    default:
      return undefined
  }
}
