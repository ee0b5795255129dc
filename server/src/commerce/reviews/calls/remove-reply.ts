import type { reviews } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockExisting, saveReview } from '../change.ts'
import { presentReview } from '../present.ts'

const noReply = { replyMessage: null, replyCreatedDate: null, replyUpdatedDate: null }

export const removeReply: Handler<typeof reviews.removeReply> = async (context, { reviewId }) => {
  const review = await lockExisting(context, reviewId)
  return { review: presentReview(review.replyMessage === null ? review : await saveReview(context, review, noReply)) }
}
