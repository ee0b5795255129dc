import { Type } from 'typebox'
import { Price } from '../money.ts'
import { deprecated, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { TaxableAddress } from '../tax.ts'
import { ItemTaxFullDetails, LineItemTaxInfo } from './tax.ts'

/** A fee of an order in addition to items and delivery, such as gift wrapping. */
export const AdditionalFee = Shape({
  code: maybeNull(Text(100, 1)),
  name: maybe(Text(50, 1)),
  price: maybe(Price),
  taxDetails: deprecated(ItemTaxFullDetails),
  taxInfo: maybe(LineItemTaxInfo),
  providerAppId: maybeNull(Guid),
  priceBeforeTax: maybe(Price),
  priceAfterTax: maybe(Price),
  id: maybe(Guid),
  lineItemIds: maybe(Type.Array(Guid)),
  source: maybe(Type.Enum(['SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING', 'PLATFORM'])),
  taxableAddress: maybe(TaxableAddress),
})
