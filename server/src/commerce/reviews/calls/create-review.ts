import type { reviews } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { newReviews } from '../new-review.ts'
import { presentReview } from '../present.ts'

export const createReview: Handler<typeof reviews.createReview> = async (context, { review }) => {
  const create = await newReviews(context, [review])
  const { kind, siteId, id } = context.identity
  if (kind === 'member') context.services.rateLimits.count('reviews', `${siteId} ${id}`)
  return { review: presentReview(await create(review)) }
}
