import type { Charge, TaxShare } from './charge.ts'
import { addUp } from './money.ts'

export type Summary = {
  subtotalMinor: number
  discountMinor: number
  deliveryMinor: number
  additionalFeesMinor: number
  taxMinor: number
  totalMinor: number
}

type Charges = { lines: readonly Charge[]; delivery: Charge; fees: readonly Charge[] }

/** Adds up rounded amounts; rounds nothing itself. Throws AmountTooLarge. */
export function summarise({ lines, delivery, fees }: Charges): { summary: Summary; displayedSummary: Summary } {
  const all = [...lines, delivery, ...fees]
  const taxMinor = addUp(all.map((each) => each.taxMinor))
  const totalMinor = addUp(all.map((each) => each.afterTaxMinor))
  return {
    summary: {
      subtotalMinor: addUp(lines.map((line) => line.netPriceMinor)),
      discountMinor: addUp(all.map((each) => each.netDiscountMinor)),
      deliveryMinor: delivery.netPriceMinor,
      additionalFeesMinor: addUp(fees.map((fee) => fee.netPriceMinor)),
      taxMinor,
      totalMinor,
    },
    displayedSummary: {
      subtotalMinor: addUp(lines.map((line) => line.priceMinor)),
      discountMinor: addUp(all.map((each) => each.discountMinor)),
      deliveryMinor: delivery.priceMinor,
      additionalFeesMinor: addUp(fees.map((fee) => fee.priceMinor)),
      taxMinor,
      totalMinor,
    },
  }
}

/** The tax of all charges in total, and per tax. Charges without a tax aren't taxable. */
export function sumTaxes(charges: readonly Charge[]) {
  const taxed = charges.filter((each) => each.taxBreakdown.length > 0)
  const breakdown = new Map<string, TaxShare>()
  for (const share of taxed.flatMap((each) => each.taxBreakdown)) {
    const key = JSON.stringify([share.taxName, share.taxType, share.jurisdiction, share.jurisdictionType, share.rate])
    breakdown.set(key, addShares(breakdown.get(key), share))
  }
  return {
    taxableMinor: addUp(taxed.map((each) => each.beforeTaxMinor)),
    taxMinor: addUp(taxed.map((each) => each.taxMinor)),
    breakdown: [...breakdown.values()],
  }
}

function addShares(sum: TaxShare | undefined, share: TaxShare): TaxShare {
  if (!sum) return share
  return {
    ...share,
    taxMinor: addUp([sum.taxMinor, share.taxMinor]),
    taxableMinor: addUp([sum.taxableMinor, share.taxableMinor]),
  }
}
