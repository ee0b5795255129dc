import type { Client } from '@stoa/sdk'

/** Remove the jug. Nothing changes if it isn’t on the list. */
export async function removeItem(stoa: Client) {
  const jug = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { wishlist } = await stoa.wishlists.removeItem({ catalogReference: jug, returnEntity: true })
  return wishlist?.items.length
}
