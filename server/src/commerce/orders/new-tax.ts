import type { Charge, Totals, WirePrice, Writer } from '../pricing/public.ts'

type Price = Writer<WirePrice>

/** The tax of one line, fee or delivery, in the current fields of the wire and in those that its older packages read. */
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
