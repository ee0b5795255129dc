import type { Client } from '@stoa/sdk'

/** Delete your own review. */
export async function deleteReview(stoa: Client, { reviewId }: { reviewId: string }) {
  const { review } = await stoa.reviews.deleteReview({ reviewId })
  return review.id
}
