import { Type } from 'typebox'
import { MultiCurrencyPrice } from '../money.ts'
import { Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { TaxableAddress, TaxDetails } from '../tax.ts'

/** A fee in addition to items and delivery, such as gift wrapping. Without `lineItemIds` it applies to the whole checkout. */
export const AdditionalFee = Shape({
  code: maybeNull(Text(100, 1), 'Code of the fee in the app that charges it.'),
  name: maybe(Text(50, 1), 'Name of the fee as buyers see it.'),
  translatedName: maybeNull(Text(50, 1), 'Name in the buyer’s language, if it was translated.'),
  price: maybe(MultiCurrencyPrice, 'Amount of the fee, as the shop shows its prices.'),
  priceBeforeTax: maybe(MultiCurrencyPrice, 'Amount of the fee without tax.'),
  priceAfterTax: maybe(MultiCurrencyPrice, 'Amount of the fee with tax.'),
  taxDetails: maybe(TaxDetails, 'Tax on the fee.'),
  taxableAddress: maybe(TaxableAddress, 'Which address decides the tax of the fee.'),
  providerAppId: maybeNull(Text(100, 1), 'ID of the app that charges the fee.'),
  lineItemIds: maybe(Type.Array(Guid), 'IDs of the line items that cause the fee. Empty if it is for the whole checkout.'),
  source: maybe(
    Type.Enum(['UNKNOWN_ADDITIONAL_FEE_SOURCE', 'SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING', 'PLATFORM']),
    'Where the fee comes from, such as an app, an item or the shop.',
  ),
})

export const AdditionalFees = Type.Array(AdditionalFee, { maxItems: 100 })
