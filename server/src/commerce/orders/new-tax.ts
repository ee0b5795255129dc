import type { Charge, Totals, WirePrice, Writer } from '../pricing/public.ts'

type Price = Writer<WirePrice>

/** The tax of one line, fee or delivery: as the wire has it now, and as its older packages read it. */
export const newChargeTax = (charged: Charge, taxIncludedInPrice: boolean, price: Price) => ({
  taxInfo: {
    taxAmount: price(charged.taxMinor),
    taxableAmount: price(charged.beforeTaxMinor),
    taxRate: charged.taxRate,
    taxIncludedInPrice,
    taxBreakdown: charged.taxBreakdown.map(({ taxMinor, taxableMinor, ...tax }) => ({
      ...tax,
      taxAmount: price(taxMinor),
      taxableAmount: price(taxableMinor),
    })),
  },
  taxDetails: { taxableAmount: price(charged.beforeTaxMinor), taxRate: charged.taxRate, totalTax: price(charged.taxMinor) },
})

/** The tax of the whole order. */
export const newTax = ({ taxes }: Totals, price: Price) => ({
  taxSummary: { totalTax: price(taxes.taxMinor) },
  taxInfo: {
    totalTax: price(taxes.taxMinor),
    taxBreakdown: taxes.breakdown.map(({ taxMinor, taxableMinor: _taxable, ...tax }) => ({ ...tax, aggregatedTaxAmount: price(taxMinor) })),
  },
})
