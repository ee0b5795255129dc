import { Type } from 'typebox'
import { Rate } from '../decimals.ts'
import { Price } from '../money.ts'
import { Guid, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { JurisdictionType } from '../tax.ts'

/** One tax in the tax of a line item, fee or delivery. */
const LineItemTaxBreakdown = Shape({
  jurisdiction: maybeNull(Text(200)),
  jurisdictionType: maybe(JurisdictionType),
  rate: maybeNull(Rate),
  taxAmount: maybe(Price),
  taxType: maybeNull(Text(200)),
  taxName: maybeNull(Text(200)),
  nonTaxableAmount: maybe(Price),
  taxableAmount: maybe(Price),
})

/** The tax of a line item, fee or delivery of an order. `taxRate` "0.19" is 19 %. */
export const LineItemTaxInfo = Shape({
  taxAmount: maybe(Price),
  taxableAmount: maybe(Price),
  taxRate: maybeNull(Rate),
  taxGroupId: maybeNull(Guid),
  taxIncludedInPrice: maybe(Type.Boolean()),
  taxBreakdown: maybe(Type.Array(LineItemTaxBreakdown, { maxItems: 7 })),
})

/** The same in the format of the older packages. */
export const ItemTaxFullDetails = Shape({ taxableAmount: maybe(Price), taxRate: maybe(Rate), totalTax: maybe(Price) })

/** One tax of the whole order. */
export const OrderTaxBreakdown = Shape({
  taxName: maybe(Text(200)),
  taxType: maybe(Text(200)),
  jurisdiction: maybe(Text(200)),
  jurisdictionType: maybe(JurisdictionType),
  rate: maybe(Rate),
  aggregatedTaxAmount: maybe(Price),
})

/** The tax of the whole order, with its breakdown. */
export const OrderTaxInfo = Shape({
  totalTax: maybe(Price),
  taxBreakdown: maybe(Type.Array(OrderTaxBreakdown, { maxItems: 50 })),
  taxExempt: readOnly(Type.Union([Type.Boolean(), Type.Null()])),
})
