import { Type } from 'typebox'
import { Rate } from '../decimals.ts'
import { Price } from '../money.ts'
import { Guid, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { JurisdictionType } from '../tax.ts'

/** One tax in the tax of a line item, fee or delivery. */
const LineItemTaxBreakdown = Shape({
  jurisdiction: maybeNull(Text(200), 'Name of the place that levies the tax, such as its country code.'),
  jurisdictionType: maybe(JurisdictionType, 'Whether a country, state, county, city or special district levies the tax.'),
  rate: maybeNull(Rate, 'Rate as a fraction of one: `"0.19"` is 19%.'),
  taxAmount: maybe(Price, 'Amount of the tax.'),
  taxType: maybeNull(Text(200), 'Kind of tax, as the tax service names it.'),
  taxName: maybeNull(Text(200), 'Name of the tax as buyers see it, such as VAT.'),
  nonTaxableAmount: maybe(Price, 'Part of the amount that this tax doesn’t apply to.'),
  taxableAmount: maybe(Price, 'Amount that the tax is calculated from, without tax.'),
})

/** The tax of a line item, fee or delivery of an order. `taxRate` "0.19" is 19%. */
export const LineItemTaxInfo = Shape({
  taxAmount: maybe(Price, 'Sum of the taxes.'),
  taxableAmount: maybe(Price, 'Amount that the tax is calculated from: after discounts, without tax.'),
  taxRate: maybeNull(Rate, 'Sum of the rates as a fraction of one: `"0.19"` is 19%.'),
  taxGroupId: maybeNull(Guid, 'Tax group of the item.'),
  taxIncludedInPrice: maybe(Type.Boolean(), 'Whether the price includes the tax.'),
  taxBreakdown: maybe(Type.Array(LineItemTaxBreakdown, { maxItems: 7 }), 'The taxes that add up to `taxAmount`.'),
})

/** The same in the format of the older packages. */
export const ItemTaxFullDetails = Shape({
  taxableAmount: maybe(Price, 'Amount that the tax is calculated from: after discounts, without tax.'),
  taxRate: maybe(Rate, 'Sum of the rates as a fraction of one: `"0.19"` is 19%.'),
  totalTax: maybe(Price, 'Sum of the taxes.'),
})

/** One tax of the whole order. */
export const OrderTaxBreakdown = Shape({
  taxName: maybe(Text(200), 'Name of the tax as buyers see it, such as VAT.'),
  taxType: maybe(Text(200), 'Kind of tax, as the tax service names it.'),
  jurisdiction: maybe(Text(200), 'Name of the place that levies the tax, such as its country code.'),
  jurisdictionType: maybe(JurisdictionType, 'Whether a country, state, county, city or special district levies the tax.'),
  rate: maybe(Rate, 'Rate as a fraction of one: `"0.19"` is 19%.'),
  aggregatedTaxAmount: maybe(Price, 'Sum of this tax over lines, delivery and fees.'),
})

/** The tax of the whole order, with its breakdown. */
export const OrderTaxInfo = Shape({
  totalTax: maybe(Price, 'Sum of all taxes.'),
  taxBreakdown: maybe(Type.Array(OrderTaxBreakdown, { maxItems: 50 }), 'The taxes of the whole order, which add up to `totalTax`.'),
  taxExempt: readOnly(Type.Union([Type.Boolean(), Type.Null()]), 'Whether the buyer pays no tax.'),
})
