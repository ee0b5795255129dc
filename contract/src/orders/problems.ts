import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { Shape } from '../scalars.ts'

/** Somebody else's order answers like one that is not there. */
export const orderProblems = {
  ORDER_NOT_FOUND: { status: 404, message: 'There is no such order.' },
} as const satisfies Problems

/** Comments stand in an order's history, which has room for a thousand activities. */
export const newActivityProblems = {
  ...orderProblems,
  TOO_MANY_ACTIVITIES: { status: 409, message: 'This order has as many activities as an order can have.' },
} as const satisfies Problems

export const activityProblems = {
  ...orderProblems,
  ACTIVITY_NOT_FOUND: { status: 404, message: 'There is no such activity in this order.' },
  ACTIVITY_NOT_A_COMMENT: { status: 409, message: 'Only comments can be changed or deleted; the other activities tell what happened.' },
} as const satisfies Problems

/** A bulk call acts on what its caller saw, or on nothing. */
export const matchingProblems = {
  ORDER_COUNT_CHANGED: {
    status: 409,
    message: 'Another number of orders matches this filter than was expected; nothing was changed.',
    data: Shape({ expectedCount: Type.Integer(), count: Type.Integer(), tooManyToCount: Type.Boolean() }),
  },
} as const satisfies Problems
