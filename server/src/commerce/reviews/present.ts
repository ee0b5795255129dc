import type { reviews } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Review } from './review.ts'

export type WireReview = ResponseOf<typeof reviews.getReview>['review']

export const presentReview = (review: Review): WireReview => ({
  id: review.id,
  namespace: 'stores',
  entityId: review.entityId,
  content: { title: review.title, body: review.body, media: [], rating: review.rating },
  author: { contactId: review.authorContactId, authorName: review.authorName },
  createdDate: review.createdDate.toISOString(),
  updatedDate: review.updatedDate.toISOString(),
  reviewDate: review.reviewDate.toISOString(),
  revision: String(review.revision),
  ...presentReply(review),
  foundHelpful: 0,
  foundUnhelpful: 0,
  helpfulness: 0,
  moderation: { moderationStatus: review.moderationStatus, manuallyChanged: review.manuallyChanged },
  verified: review.verified,
  origin: review.originAppId ? { type: 'APP', appId: review.originAppId } : { type: 'ORGANIC' },
  publishCount: review.publishCount,
})

function presentReply({ replyMessage, replyCreatedDate, replyUpdatedDate }: Review): Pick<WireReview, 'reply'> {
  if (replyMessage === null || !replyCreatedDate || !replyUpdatedDate) return {}
  return { reply: { message: replyMessage, createdDate: replyCreatedDate.toISOString(), updatedDate: replyUpdatedDate.toISOString() } }
}
