import { Type } from 'typebox'
import { MultiCurrencyPrice } from '../money.ts'
import { Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { TaxableAddress, TaxDetails } from '../tax.ts'

/** A fee in addition to items and delivery, such as gift wrapping. Without `lineItemIds` it applies to the whole checkout. */
export const AdditionalFee = Shape({
  code: maybeNull(Text(100, 1)),
  name: maybe(Text(50, 1)),
  translatedName: maybeNull(Text(50, 1)),
  price: maybe(MultiCurrencyPrice),
  priceBeforeTax: maybe(MultiCurrencyPrice),
  priceAfterTax: maybe(MultiCurrencyPrice),
  taxDetails: maybe(TaxDetails),
  taxableAddress: maybe(TaxableAddress),
  providerAppId: maybeNull(Text(100, 1)),
  lineItemIds: maybe(Type.Array(Guid)),
  source: maybe(Type.Enum(['UNKNOWN_ADDITIONAL_FEE_SOURCE', 'SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING', 'PLATFORM'])),
})

export const AdditionalFees = Type.Array(AdditionalFee, { maxItems: 100 })
