import type { Problems } from '../call.ts'
import { orderProblems } from '../checkouts/problems.ts'

/** Somebody else's payment answers like one that is not there. */
export const paymentProblems = {
  PAYMENT_NOT_FOUND: { status: 404, message: 'No payment with this ID exists.' },
} as const satisfies Problems

const { CHECKOUT_CHANGED, PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE } = orderProblems

/** Why a payment cannot be made; that the card is declined is not among them. After PAYMENT_PROVIDER_UNAVAILABLE nothing is decided: the same payment
 *  may be tried again, and is charged once. */
export const payingProblems = {
  ...paymentProblems,
  PAYMENT_EXPIRED: { status: 409, message: 'This payment has expired and the order has been cancelled.' },
  CHECKOUT_CHANGED,
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE,
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 502,
    message: 'The payment provider couldn’t be reached. Try again; the payment is charged only once.',
  },
} as const satisfies Problems
