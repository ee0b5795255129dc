import type { Client } from '@stoa/sdk'

/** The average rating of the jug. */
export async function getRatings(stoa: Client) {
  const { ratings } = await stoa.reviews.getRatings({ entityIds: ['10000000-0000-4000-8000-000000000001'] })
  return ratings.map(({ average, count }) => `${average} of 5 stars (${count})`)
}
