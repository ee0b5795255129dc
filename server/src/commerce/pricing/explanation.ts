/** What a shopper is charged for, by the name people know it by; see Charge. */
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
  /** What it was worth before it met the end of what it covers: an amount, or a percentage of the price of what it covers. Unknown of some old orders. */
  worth?: { amountMinor: number } | { percentage: string; ofMinor: number }
  shares: readonly { name: string; amountMinor: number }[]
}

/** Totals that can be explained: those of a basket just priced, or of an order as it was kept. */
export type Explainable = {
  taxIncludedInPrices: boolean
  lines: readonly (ExplainedCharge & { quantity: number; unitPriceMinor: number })[]
  delivery?: ExplainedCharge | undefined
  fees: readonly ExplainedCharge[]
  discounts: readonly ExplainedDiscount[]
}
