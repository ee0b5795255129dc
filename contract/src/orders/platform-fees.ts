import { Type } from 'typebox'
import { Rate } from '../decimals.ts'
import { Price } from '../money.ts'
import { Guid, maybe, Shape } from '../scalars.ts'
import { TranslatableString } from '../translatable.ts'

const PlatformFee = Shape({
  name: maybe(TranslatableString),
  amount: maybe(Price),
  lineItemId: maybe(Guid),
  chargeType: maybe(Type.Enum(['PASS_ON', 'ABSORBED'])),
  percentageRate: maybe(Rate),
})

/** The platform's fees of an order. Stoa charges none; imported orders may have them. */
export const PlatformFeeSummary = Shape({
  total: maybe(Price),
  totalPassOn: maybe(Price),
  totalAbsorbed: maybe(Price),
  fees: maybe(Type.Array(PlatformFee, { maxItems: 300 })),
})
