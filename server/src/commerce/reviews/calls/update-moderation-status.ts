import type { reviews } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockExisting, saveReview } from '../change.ts'
import { presentReview } from '../present.ts'

export const updateModerationStatus: Handler<typeof reviews.updateModerationStatus> = async (context, { reviewId, status }) => {
  const review = await lockExisting(context, reviewId)
  const isSame = review.moderationStatus === status
  const saved = isSame ? review : await saveReview(context, review, { moderationStatus: status, manuallyChanged: true })
  return { review: presentReview(saved) }
}
