import type { reviews } from '@stoa/contract'
import { reviewEvents } from '@stoa/contract/reviews/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { lockExisting } from '../change.ts'
import { presentReview } from '../present.ts'
import { deleteReviewRow } from '../store.ts'

export const deleteReview: Handler<typeof reviews.deleteReview> = async (context, { reviewId }) => {
  const review = await lockExisting(context, reviewId)
  await deleteReviewRow(context, review.id)
  const wire = presentReview(review)
  recordEvent(context, reviewEvents.deleted, { id: review.id, revision: review.revision + 1, entity: wire })
  return { review: wire }
}
