import { reviews } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { withTotals } from '../../../http/bulk-totals.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { Refusal } from '../../../kernel/refuse.ts'
import { newReviews, type NewReview } from '../new-review.ts'
import { presentReview } from '../present.ts'
import type { Review } from '../review.ts'

type Result = ResponseOf<typeof reviews.bulkCreateReview>['results'][number]

export const bulkCreateReview: Handler<typeof reviews.bulkCreateReview> = async (context, { reviews: inputs, returnEntity = false }) => {
  const results: Result[] = []
  const create = await newReviews(context, inputs)
  // Always in the same order, so that two calls with the same reviews don't wait for each other.
  const sorted = inputs.map((input, index) => ({ input, index, key: keyOf(input) })).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  for (const { input, index } of sorted) results[index] = await createOne(() => create(input), { index, returnEntity })
  return withTotals(results)
}

const keyOf = ({ entityId, author }: NewReview): string => `${entityId} ${author?.contactId ?? ''}`

/** A refusal leaves the transaction as it was, so that the other reviews are created. */
async function createOne(
  create: () => Promise<Review>,
  { index, returnEntity }: { index: number; returnEntity: boolean },
): Promise<Result> {
  try {
    const review = await create()
    const itemMetadata = { id: review.id, originalIndex: index, success: true }
    return { itemMetadata, ...(returnEntity && { review: presentReview(review) }) }
  } catch (error) {
    const problem = error instanceof Refusal ? problems[error.code] : undefined
    if (!(error instanceof Refusal) || !problem) throw error
    return {
      itemMetadata: { originalIndex: index, success: false, error: { code: error.code, description: problem.message, data: error.data } },
    }
  }
}

const problems: Readonly<Record<string, { message: string }>> = reviews.createReview.problems
