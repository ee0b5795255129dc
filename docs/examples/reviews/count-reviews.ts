import type { Client } from '@stoa/sdk'

/** Count the reviews of the jug. */
export async function countReviews(stoa: Client) {
  const { count } = await stoa.reviews.countReviews({ filter: { entityId: '10000000-0000-4000-8000-000000000001' } })
  return count
}
