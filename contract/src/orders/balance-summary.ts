import { Type } from 'typebox'
import { Price } from '../money.ts'
import { Decimal, maybe, readOnly, Shape } from '../scalars.ts'

const SignedPrice = Shape({
  amount: readOnly(Decimal, 'Amount as a decimal in a string; it can be negative.'),
  formattedAmount: readOnly(Type.String(), 'The same amount as text in the site’s locale.'),
})

/** The paid amount and the amount that is still due. `balance` is negative if the buyer paid too much. */
export const BalanceSummary = Shape({
  balance: readOnly(SignedPrice, 'Amount that is still due; negative if the buyer paid too much.'),
  paid: readOnly(Price, 'Amount that was paid.'),
  refunded: readOnly(Price, 'Amount that was refunded.'),
  authorized: readOnly(Price, 'Amount that is reserved but not taken yet.'),
  pendingRefund: readOnly(Price, 'Amount of refunds that haven’t arrived yet.'),
  pending: readOnly(Price, 'Amount of payments that aren’t decided yet.'),
  chargeback: readOnly(Price, 'Amount that banks took back from the shop.'),
  chargebackReversal: readOnly(Price, 'Amount that the shop got back of those.'),
  platformFees: readOnly(Price, 'Fees that the platform keeps.'),
  totalMinusPlatformFees: readOnly(Price, 'Total without the fees that the platform keeps.'),
  cashRoundingAdjustment: readOnly(
    Shape({
      amount: maybe(Decimal, 'Amount as a decimal in a string; it can be negative.'),
      formattedAmount: readOnly(Type.String(), 'The same amount as text in the site’s locale.'),
    }),
    'Difference that rounding for cash makes.',
  ),
})
