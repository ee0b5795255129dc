import { Type } from 'typebox'
import { Rate } from '../decimals.ts'
import { Price } from '../money.ts'
import { Guid, maybe, Shape } from '../scalars.ts'
import { TranslatableString } from '../translatable.ts'

const PlatformFee = Shape({
  name: maybe(TranslatableString, 'Name of the fee.'),
  amount: maybe(Price, 'Amount of the fee.'),
  lineItemId: maybe(Guid, 'ID of the line item that the fee is for.'),
  chargeType: maybe(Type.Enum(['PASS_ON', 'ABSORBED']), 'Whether the buyer or the shop pays the fee.'),
  percentageRate: maybe(Rate, 'Rate as a fraction of one: `"0.02"` is 2%.'),
})

/** The platform's fees of an order. Stoa charges none; imported orders may have them. */
export const PlatformFeeSummary = Shape({
  total: maybe(Price, 'Sum of all fees.'),
  totalPassOn: maybe(Price, 'Sum of the fees that the buyer pays.'),
  totalAbsorbed: maybe(Price, 'Sum of the fees that the shop pays.'),
  fees: maybe(Type.Array(PlatformFee, { maxItems: 300 }), 'The fees, one by one.'),
})
