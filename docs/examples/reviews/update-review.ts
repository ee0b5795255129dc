import type { Client } from '@stoa/sdk'

/** Change the rating of your own review. */
export async function updateReview(stoa: Client, { reviewId }: { reviewId: string }) {
  const { review } = await stoa.reviews.updateReview({ review: { id: reviewId, revision: '1', content: { rating: 5 } } })
  return review.content.rating
}
