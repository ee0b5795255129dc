import type { Client } from '@stoa/sdk'

/** Hide a review from shoppers. */
export async function updateModerationStatus(stoa: Client, { reviewId }: { reviewId: string }) {
  const { review } = await stoa.reviews.updateModerationStatus({ reviewId, status: 'REJECTED' })
  return review.moderation.moderationStatus
}
