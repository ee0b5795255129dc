import type { CartLineItem, Estimate } from '../answers.ts'
import { lineView, type LineView } from '../line-items/line-view.ts'
import { totalsView, type TotalsView } from '../line-items/totals.ts'

export interface CartLineView extends LineView {
  /** How many there are, where fewer are left than are in the cart; 0 is none. */
  left: number | undefined
  /** What the line is of, for putting it back. */
  reference: string
}

/** How far it is to a delivery that costs nothing. */
export interface FreeDelivery {
  country: string
  /** What is missing, written for people; absent where nothing is. */
  missing?: string
  /** Of the whole way, in hundredths. */
  percent: number
}

/** A cart as its page shows it. */
export interface CartView {
  lines: CartLineView[]
  totals: TotalsView
  note: string
  /** Words of the server about what stands in the way. */
  warnings: string[]
  canCheckOut: boolean
  freeDelivery: FreeDelivery | undefined
}

export function cartView(estimate: Estimate, freeDelivery?: FreeDelivery): CartView {
  const { cart, violations } = estimate
  const lines = cart.lineItems.map((line) => ({ ...lineView(line), left: leftOf(line), reference: JSON.stringify(line.catalogReference) }))
  return {
    lines,
    totals: totalsView(estimate, { taxIncluded: cart.taxIncludedInPrices }),
    note: cart.buyerNote ?? '',
    warnings: violations.map(({ description }) => description ?? '').filter(Boolean),
    canCheckOut: lines.length > 0 && lines.every(({ left }) => left === undefined),
    freeDelivery,
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
