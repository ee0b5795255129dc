import type { reviews } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { readingFor } from '../private-reviews.ts'
import { countMatching } from '../store.ts'
import { reviewsTarget } from '../target.ts'

export const countReviews: Handler<typeof reviews.countReviews> = async (context, { filter, includePrivateReviews }) => {
  const reading = readingFor(context, includePrivateReviews)
  const plan = planCallerQuery(context, { of: 'reviews', query: { filter }, target: reviewsTarget })
  return { count: await countMatching(reading, plan) }
}
