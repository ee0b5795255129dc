import type { Client } from '@stoa/sdk'

/** Reply to a review. */
export async function setReply(stoa: Client, { reviewId }: { reviewId: string }) {
  const { review } = await stoa.reviews.setReply({ reviewId, message: 'Thank you! The small one is lighter.' })
  return review.reply?.message
}
