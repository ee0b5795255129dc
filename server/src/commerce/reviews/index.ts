import type { reviews as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { bulkCreateReview } from './calls/bulk-create-review.ts'
import { countReviewsByStatus } from './calls/count-reviews-by-status.ts'
import { countReviews } from './calls/count-reviews.ts'
import { createReview } from './calls/create-review.ts'
import { deleteReview } from './calls/delete-review.ts'
import { getRatings } from './calls/get-ratings.ts'
import { getReview } from './calls/get-review.ts'
import { queryReviews } from './calls/query-reviews.ts'
import { removeReply } from './calls/remove-reply.ts'
import { setReply } from './calls/set-reply.ts'
import { updateModerationStatus } from './calls/update-moderation-status.ts'
import { updateReview } from './calls/update-review.ts'

export const reviews: Handlers<typeof contract> = {
  getReview,
  queryReviews,
  countReviews,
  createReview,
  bulkCreateReview,
  updateReview,
  deleteReview,
  setReply,
  removeReply,
  updateModerationStatus,
  getRatings,
  countReviewsByStatus,
}

export { deleteReviewsOf } from './store.ts'
