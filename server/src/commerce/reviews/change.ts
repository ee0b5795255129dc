import { reviewEvents } from '@stoa/contract/reviews/events'
import type { ModerationStatus } from '@stoa/contract/reviews/review'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { presentReview } from './present.ts'
import type { Review } from './review.ts'
import { lockReview, updateReviewRow } from './store.ts'

/** A review that the caller can change, locked; one they can't change doesn't exist for them. */
export async function lockExisting(context: Context, id: string): Promise<Review> {
  return (await lockReview(context, id)) ?? refuse('REVIEW_NOT_FOUND')
}

/** Saves changes of a locked review and records the events. */
export async function saveReview(context: Context, review: Review, changes: Partial<Review>): Promise<Review> {
  const moderationStatus = changes.moderationStatus ?? review.moderationStatus
  const isPublishedNow = moderationStatus === 'APPROVED' && review.moderationStatus !== 'APPROVED'
  const saved: Review = {
    ...review,
    ...changes,
    revision: review.revision + 1,
    updatedDate: context.now,
    publishCount: review.publishCount + (isPublishedNow ? 1 : 0),
  }
  await updateReviewRow(context, saved)
  const { id, revision } = saved
  recordEvent(context, reviewEvents.updated, { id, revision, entity: presentReview(saved) })
  if (saved.moderationStatus !== review.moderationStatus) recordModeration(context, saved, review.moderationStatus)
  return saved
}

/** Records that the status of a review changed, and that it was published. A new review has no previous status. */
export function recordModeration(context: Context, review: Review, previousModerationStatus?: ModerationStatus): void {
  const { id, revision } = review
  const wire = presentReview(review)
  recordEvent(context, reviewEvents.moderationStatusChanged, {
    id,
    revision,
    entity: { review: wire, ...(previousModerationStatus && { previousModerationStatus }) },
  })
  if (review.moderationStatus === 'APPROVED') recordEvent(context, reviewEvents.published, { id, revision, entity: { review: wire } })
}
