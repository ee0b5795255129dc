import type { Problems } from '../call.ts'

/** Somebody else's order answers like one that is not there. */
export const orderProblems = {
  ORDER_NOT_FOUND: { status: 404, message: 'There is no such order.' },
} as const satisfies Problems
