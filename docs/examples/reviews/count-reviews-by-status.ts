import type { Client } from '@stoa/sdk'

/** Find out how many reviews wait for approval. */
export async function countReviewsByStatus(stoa: Client) {
  const { counts } = await stoa.reviews.countReviewsByStatus({})
  return counts.IN_MODERATION
}
