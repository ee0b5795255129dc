import { addUp, toMinor } from './money.ts'
import { ONE, readRate, writeRate } from './rate.ts'
import { halfUp } from './rounding.ts'
import { shareOut } from './share-out.ts'
import type { TaxRegion } from './tax.ts'

export type TaxShare = {
  taxName: string
  taxType?: string | undefined
  jurisdiction: string
  jurisdictionType: NonNullable<TaxRegion['jurisdictionType']>
  rate: string
  taxMinor: number
  taxableMinor: number
}

/**
 * Anything a shopper is charged for (a line, the delivery, a fee), after its discounts and with its tax.
 * netPriceMinor − netDiscountMinor = beforeTaxMinor; beforeTaxMinor + taxMinor = afterTaxMinor.
 */
export type Charge = {
  /** Before discounts, as displayed to the shopper: including tax if prices do. */
  priceMinor: number
  discountMinor: number
  /** The same two amounts without tax, as the wire's price summary counts them. */
  netPriceMinor: number
  netDiscountMinor: number
  beforeTaxMinor: number
  taxMinor: number
  afterTaxMinor: number
  taxRate: string
  taxBreakdown: TaxShare[]
}

/** Throws AmountTooLarge. */
export function charge(price: { priceMinor: number; discountMinor: number }, taxes: readonly TaxRegion[], taxIncluded: boolean): Charge {
  const { priceMinor, discountMinor } = price
  const rates = taxes.map((tax) => readRate(tax.rate))
  const rate = rates.reduce((sum, each) => sum + each, 0)
  const left = priceMinor - discountMinor
  const taxMinor = taxOn(left, rate, taxIncluded)
  const beforeTaxMinor = taxIncluded ? left - taxMinor : left
  const netPriceMinor = taxIncluded ? priceMinor - taxOn(priceMinor, rate, true) : priceMinor
  const shares = shareOut(taxMinor, rates)
  return {
    priceMinor,
    discountMinor,
    netPriceMinor,
    netDiscountMinor: netPriceMinor - beforeTaxMinor,
    beforeTaxMinor,
    taxMinor,
    afterTaxMinor: addUp([beforeTaxMinor, taxMinor]),
    taxRate: writeRate(rate),
    taxBreakdown: taxes.map((tax, index) => shareOf(tax, shares[index]!, beforeTaxMinor)),
  }
}

function taxOn(amountMinor: number, rate: number, taxIncluded: boolean): number {
  return toMinor(halfUp(BigInt(amountMinor) * BigInt(rate), BigInt(taxIncluded ? ONE + rate : ONE)))
}

function shareOf(tax: TaxRegion, taxMinor: number, taxableMinor: number): TaxShare {
  return {
    taxName: tax.name,
    taxType: tax.taxType,
    jurisdiction: tax.jurisdiction ?? tax.subdivision ?? tax.country,
    jurisdictionType: tax.jurisdictionType ?? (tax.subdivision ? 'STATE' : 'COUNTRY'),
    rate: writeRate(readRate(tax.rate)),
    taxMinor,
    taxableMinor,
  }
}
