import type { reviews } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockExisting, saveReview } from '../change.ts'
import { presentReview } from '../present.ts'
import type { Review } from '../review.ts'
import { hasBought } from '../store.ts'

type Changes = RequestOf<typeof reviews.updateReview>['review']

export const updateReview: Handler<typeof reviews.updateReview> = async (context, { review: changes }) => {
  const review = await lockExisting(context, changes.id)
  if (changes.revision !== String(review.revision)) refuse('REVIEW_CHANGED', { revision: String(review.revision) })
  const changed = { ...contentOf(changes), ...(await rightsOf(context, review, changes)) }
  return { review: presentReview(await saveReview(context, review, changed)) }
}

function contentOf({ content = {}, author = {} }: Changes): Partial<Review> {
  const { title, body, rating } = content
  const { authorName } = author
  return {
    ...(title !== undefined && { title }),
    ...(body !== undefined && { body }),
    ...(rating !== undefined && { rating }),
    ...(authorName !== undefined && { authorName: authorName || null }),
  }
}

/** A review that its author changes is moderated again if new reviews are. */
async function rightsOf(context: Context, review: Review, { reviewDate }: Changes): Promise<Partial<Review>> {
  const { identity, site } = context
  const isAuthor = identity.kind === 'member'
  // A package sends back what it has read.
  const isNewDate = reviewDate && new Date(reviewDate).getTime() !== review.reviewDate.getTime()
  if (isAuthor && isNewDate) refuse('REVIEW_FIELD_FORBIDDEN', { field: 'review.reviewDate' })
  return {
    ...(reviewDate && { reviewDate: new Date(reviewDate) }),
    ...(isAuthor && site.settings.reviewModeration === 'HOLD' && { moderationStatus: 'IN_MODERATION', manuallyChanged: false }),
    verified: review.authorMemberId !== null && (await hasBought(context, review.authorMemberId, review.entityId)),
  }
}
