import type { Client } from '@stoa/sdk'

/** The IDs of the saved products, newest first. */
export async function getDefaultWishlist(stoa: Client) {
  const { wishlist } = await stoa.wishlists.getDefaultWishlist({})
  return wishlist.items.map(({ catalogReference }) => catalogReference.catalogItemId).toReversed()
}
