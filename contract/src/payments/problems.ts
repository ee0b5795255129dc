import type { Problems } from '../call.ts'
import { orderProblems } from '../checkouts/problems.ts'

/** Another buyer's payment gives the same error as a missing one. */
export const paymentProblems = {
  PAYMENT_NOT_FOUND: { status: 404, message: 'No payment with this ID exists.' },
} as const satisfies Problems

const { CHECKOUT_CHANGED, PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE } = orderProblems

/** Why a payment can't be made. A declined card isn't an error. After PAYMENT_PROVIDER_UNAVAILABLE nothing is decided: the call can be repeated, and the
 *  payment is charged once. */
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
