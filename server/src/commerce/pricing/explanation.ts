/** A charge with its display name; see Charge. */
export type ExplainedCharge = {
  name: string
  priceMinor: number
  discountMinor: number
  taxMinor: number
  taxRate: string
  taxBreakdown: readonly { taxName: string; taxMinor: number }[]
}

export type ExplainedDiscount = {
  name: string
  amountMinor: number
  /** The nominal value, before it was limited to the price of what it covers: an amount, or a percentage of that price. Unknown for some old orders. */
  worth?: { amountMinor: number } | { percentage: string; ofMinor: number }
  shares: readonly { name: string; amountMinor: number }[]
}

/** Totals that can be explained: those of a priced basket or of a stored order. */
export type Explainable = {
  taxIncludedInPrices: boolean
  lines: readonly (ExplainedCharge & { quantity: number; unitPriceMinor: number })[]
  delivery?: ExplainedCharge | undefined
  fees: readonly ExplainedCharge[]
  discounts: readonly ExplainedDiscount[]
}
