import type { Client } from '@stoa/sdk'

/** Count what a member has saved. */
export async function getMemberWishlist(stoa: Client, { memberId }: { memberId: string }) {
  const { wishlist } = await stoa.wishlists.getMemberWishlist({ memberId })
  return wishlist.items.length
}
