import { Type } from 'typebox'
import { Price } from '../money.ts'
import { Decimal, maybe, readOnly, Shape } from '../scalars.ts'

const SignedPrice = Shape({ amount: readOnly(Decimal), formattedAmount: readOnly(Type.String()) })

/** The paid amount and the amount that is still due. `balance` is negative if the buyer paid too much. */
export const BalanceSummary = Shape({
  balance: readOnly(SignedPrice),
  paid: readOnly(Price),
  refunded: readOnly(Price),
  authorized: readOnly(Price),
  pendingRefund: readOnly(Price),
  pending: readOnly(Price),
  chargeback: readOnly(Price),
  chargebackReversal: readOnly(Price),
  platformFees: readOnly(Price),
  totalMinusPlatformFees: readOnly(Price),
  cashRoundingAdjustment: readOnly(Shape({ amount: maybe(Decimal), formattedAmount: readOnly(Type.String()) })),
})
