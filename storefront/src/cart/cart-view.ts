import type { CartLineItem, Estimate } from '../answers.ts'
import { lineView, type LineView } from '../line-items/line-view.ts'
import { totalsView, type TotalsView } from '../line-items/totals.ts'
import { goodsValueOf } from './goods-value.ts'

export interface CartLineView extends LineView {
  /** Stock, if it is less than the quantity in the cart; 0 is sold out. */
  left: number | undefined
  /** Units that can be bought. Undefined if stock isn’t tracked. */
  stock: number | undefined
  /** The catalogue reference, to restore the line. */
  reference: string
}

/** Progress towards free delivery. */
export interface FreeDelivery {
  country: string
  /** The missing amount as localized text; absent if nothing is missing. */
  missing?: string
  /** Progress in percent. */
  percent: number
}

/** A cart as its page displays it. */
export interface CartView {
  lines: CartLineView[]
  totals: TotalsView
  note: string
  /** The server's messages about problems of the cart. */
  warnings: string[]
  canCheckOut: boolean
  /** Whether anything in it is delivered. */
  needsDelivery: boolean
  freeDelivery: FreeDelivery | undefined
}

export function cartView(estimate: Estimate, freeDelivery?: FreeDelivery): CartView {
  const { cart, violations } = estimate
  const lines = cart.lineItems.map(cartLineView)
  return {
    lines,
    totals: totalsView(estimate, { taxIncluded: cart.taxIncludedInPrices }),
    note: cart.buyerNote ?? '',
    warnings: violations.map(({ description }) => description ?? '').filter(Boolean),
    needsDelivery: goodsValueOf(cart.lineItems) !== undefined,
    canCheckOut: lines.length > 0 && lines.every(({ left }) => left === undefined),
    freeDelivery,
  }
}

const cartLineView = (line: CartLineItem): CartLineView => ({
  ...lineView(line),
  left: leftOf(line),
  stock: line.availability.quantityAvailable ?? undefined,
  reference: JSON.stringify(line.catalogReference),
})

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
