import { Type } from 'typebox'
import { Price } from '../money.ts'
import { deprecated, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { TaxableAddress } from '../tax.ts'
import { ItemTaxFullDetails, LineItemTaxInfo } from './tax.ts'

/** A fee of an order in addition to items and delivery, such as gift wrapping. */
export const AdditionalFee = Shape({
  code: maybeNull(Text(100, 1), 'Code of the fee in the app that charges it.'),
  name: maybe(Text(50, 1), 'Name of the fee as buyers see it.'),
  price: maybe(Price, 'Amount of the fee, as the shop shows its prices.'),
  taxDetails: deprecated(ItemTaxFullDetails, 'Tax on the fee, in an older form of `taxInfo`.'),
  taxInfo: maybe(LineItemTaxInfo, 'Tax on the fee.'),
  providerAppId: maybeNull(Guid, 'ID of the app that charges the fee.'),
  priceBeforeTax: maybe(Price, 'Amount of the fee without tax.'),
  priceAfterTax: maybe(Price, 'Amount of the fee with tax.'),
  id: maybe(Guid, 'ID of the fee in the order.'),
  lineItemIds: maybe(Type.Array(Guid), 'IDs of the line items that cause the fee. Empty if it is for the whole order.'),
  source: maybe(
    Type.Enum(['SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING', 'PLATFORM']),
    'Where the fee comes from, such as an app, an item or the shop.',
  ),
  taxableAddress: maybe(TaxableAddress, 'Which address decides the tax of the fee.'),
})
