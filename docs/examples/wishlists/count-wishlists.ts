import type { Client } from '@stoa/sdk'

/** Find out how many members want the jug. */
export async function countWishlists(stoa: Client) {
  const { count } = await stoa.wishlists.countWishlists({ productId: '10000000-0000-4000-8000-000000000001' })
  return count
}
