import type { Problems } from '../call.ts'

/** Somebody else's payment answers like one that is not there. */
export const paymentProblems = {
  PAYMENT_NOT_FOUND: { status: 404, message: 'There is no such payment.' },
} as const satisfies Problems
