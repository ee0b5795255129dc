import type { Client } from '@stoa/sdk'

/** Save the jug for later. Adding it again changes nothing. */
export async function addItem(stoa: Client) {
  const jug = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { wishlist } = await stoa.wishlists.addItem({ catalogReference: jug, returnEntity: true })
  return wishlist?.items.length
}
