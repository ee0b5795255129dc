import type { reviews } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentReview } from '../present.ts'
import { readingFor } from '../private-reviews.ts'
import { selectReviews } from '../store.ts'
import { reviewsTarget } from '../target.ts'

export const queryReviews: Handler<typeof reviews.queryReviews> = async (context, { query, returnPrivateReviews }) => {
  const reading = readingFor(context, returnPrivateReviews)
  const plan = planCallerQuery(context, {
    of: 'reviews',
    isPublic: true,
    query,
    at: 'query',
    target: reviewsTarget,
    defaultSort: [{ fieldName: 'createdDate', order: 'ASC' }],
    limits: { max: 100 },
  })
  const { rows, cursors, hasNext } = plan.page(await selectReviews(reading, plan))
  return { reviews: rows.map(presentReview), metadata: { count: rows.length, cursors, hasNext } }
}
