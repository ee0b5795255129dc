import type { Client } from '@stoa/sdk'

/** Read a review. */
export async function getReview(stoa: Client, { reviewId }: { reviewId: string }) {
  const { review } = await stoa.reviews.getReview({ reviewId })
  return `${review.content.rating}: ${review.content.title}`
}
