import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { field, Shape } from '../scalars.ts'

/** Another buyer's order gives the same error as a missing one. */
export const orderProblems = {
  ORDER_NOT_FOUND: { status: 404, message: 'No order with this ID exists.' },
} as const satisfies Problems

/** Comments are activities of an order, which has at most a thousand. */
export const newActivityProblems = {
  ...orderProblems,
  TOO_MANY_ACTIVITIES: { status: 409, message: 'This order has reached its limit of activities.' },
} as const satisfies Problems

export const activityProblems = {
  ...orderProblems,
  ACTIVITY_NOT_FOUND: { status: 404, message: 'This order has no activity with this ID.' },
  ACTIVITY_NOT_A_COMMENT: { status: 409, message: 'Only comments can be changed or deleted. This activity isn’t a comment.' },
} as const satisfies Problems

/** A bulk call changes exactly the orders that its caller saw, or none. */
export const matchingProblems = {
  ORDER_COUNT_CHANGED: {
    status: 409,
    message: 'The number of matching orders isn’t the expected one, so nothing was changed. Search again and send the new count.',
    data: Shape({
      expectedCount: field(Type.Integer(), 'Number of orders that the caller expected.'),
      count: field(Type.Integer(), 'Number of orders that match now.'),
      tooManyToCount: field(Type.Boolean(), 'Whether more orders match than `count`.'),
    }),
  },
} as const satisfies Problems
