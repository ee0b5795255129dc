import type { Client } from '@stoa/sdk'

/** The first two products of a wishlist, and the number of all. */
export async function getWishlistById(stoa: Client, { wishlistId }: { wishlistId: string }) {
  const { wishlist } = await stoa.wishlists.getWishlistById({ id: wishlistId, limit: 2, kind: [{ type: 'product' }] })
  return `${wishlist.items.length} of ${wishlist.totalCount}`
}
