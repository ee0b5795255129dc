import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { field, Guid, Shape } from '../scalars.ts'

/** A review that the caller can't see or change gives the same error as a missing one. */
export const reviewProblems = {
  REVIEW_NOT_FOUND: { status: 404, message: 'No review with this ID exists.' },
} as const satisfies Problems

const forbiddenField = {
  REVIEW_FIELD_FORBIDDEN: {
    status: 403,
    message: 'Members can’t set this field of a review.',
    data: Shape({ field: field(Type.String(), 'Path of the field.') }),
  },
} as const satisfies Problems

export const newReviewProblems = {
  ...forbiddenField,
  ENTITY_NOT_FOUND: {
    status: 404,
    message: 'No product with this ID exists.',
    data: Shape({ entityId: field(Guid, 'ID of the product.') }),
  },
  REVIEW_ALREADY_EXISTS: {
    status: 409,
    message: 'This author has already reviewed this product. Update that review instead.',
    data: Shape({ entityId: field(Guid, 'ID of the product.') }),
  },
  REVIEW_AUTHOR_REQUIRED: { status: 400, message: 'Send the contact ID of the author in `author.contactId`.' },
} as const satisfies Problems

export const changedReviewProblems = {
  ...reviewProblems,
  ...forbiddenField,
  REVIEW_CHANGED: {
    status: 409,
    message: 'The review was changed in the meantime. Read it again and retry.',
    data: Shape({ revision: field(Type.String(), 'The current revision of the review.') }),
  },
} as const satisfies Problems
