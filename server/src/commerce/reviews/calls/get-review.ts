import type { reviews } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentReview } from '../present.ts'
import { readingFor } from '../private-reviews.ts'
import { findReview } from '../store.ts'

export const getReview: Handler<typeof reviews.getReview> = async (context, { reviewId, returnPrivateReviews }) => {
  const review = await findReview(readingFor(context, returnPrivateReviews), reviewId)
  return { review: presentReview(review ?? refuse('REVIEW_NOT_FOUND')) }
}
