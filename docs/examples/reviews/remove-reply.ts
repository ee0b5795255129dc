import type { Client } from '@stoa/sdk'

/** Remove the reply to a review. */
export async function removeReply(stoa: Client, { reviewId }: { reviewId: string }) {
  const { review } = await stoa.reviews.removeReply({ reviewId })
  return review.reply === undefined
}
