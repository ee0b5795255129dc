import type { reviews } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockExisting, saveReview } from '../change.ts'
import { presentReview } from '../present.ts'

export const setReply: Handler<typeof reviews.setReply> = async (context, { reviewId, message }) => {
  const review = await lockExisting(context, reviewId)
  const { now } = context
  const reply = { replyMessage: message, replyCreatedDate: review.replyCreatedDate ?? now, replyUpdatedDate: now }
  return { review: presentReview(await saveReview(context, review, reply)) }
}
